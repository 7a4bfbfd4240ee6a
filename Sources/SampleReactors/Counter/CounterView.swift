import HeadlessViews
import Observables
import Reactors

/// A number between two buttons, a spinner and an alert for each change.
final class CounterView: View {
  let label = Label()
  let increaseButton = Button()
  let decreaseButton = Button()
  let activityIndicator = ActivityIndicator()
  let alert = AlertPresenter()
  var disposeBag = DisposeBag()

  func bind(reactor: CounterReactor) {
    // Action
    increaseButton.rx.tap
      .map { Reactor.Action.increase }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    decreaseButton.rx.tap
      .map { Reactor.Action.decrease }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map { "\($0.value)" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    reactor.state.map(\.isLoading)
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)

    reactor.pulse(\.$alertMessage)
      .compactMap { $0 }
      .bind(to: alert.rx.present)
      .disposed(by: disposeBag)
  }
}
