import HeadlessViews
import Observables
import Reactors

/// The display and the keys.
final class CalculatorView: View {
  let display = Label()
  let zero = Button()
  let one = Button()
  let two = Button()
  let three = Button()
  let four = Button()
  let five = Button()
  let six = Button()
  let seven = Button()
  let eight = Button()
  let nine = Button()
  let dot = Button()
  let plus = Button()
  let minus = Button()
  let times = Button()
  let dividedBy = Button()
  let equals = Button()
  let changeSign = Button()
  let percent = Button()
  let clear = Button()
  var disposeBag = DisposeBag()

  func bind(reactor: CalculatorReactor) {
    // Action
    let digits = [zero, one, two, three, four, five, six, seven, eight, nine].enumerated().map { digit, key in
      key.rx.tap.map { Reactor.Action.digit(digit) }
    }
    Observable.merge(digits)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    Observable.merge([
      dot.rx.tap.map { Reactor.Action.dot },
      plus.rx.tap.map { .plus },
      minus.rx.tap.map { .minus },
      times.rx.tap.map { .times },
      dividedBy.rx.tap.map { .dividedBy },
      equals.rx.tap.map { .equals },
      changeSign.rx.tap.map { .changeSign },
      percent.rx.tap.map { .percent },
      clear.rx.tap.map { .clear },
    ])
    .bind(to: reactor.action)
    .disposed(by: disposeBag)

    // State
    reactor.state.map(\.display)
      .distinctUntilChanged()
      .bind(to: display.rx.text)
      .disposed(by: disposeBag)
  }
}
