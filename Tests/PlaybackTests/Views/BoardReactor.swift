import HeadlessViews
import Observables
import Playback
import Reactors

/// A score that a dial turns, with a note beside it.
final class BoardReactor: Reactor {
  enum Action: Decodable, Equatable { case add(Int), note(String), clear }
  struct State { var score = 0; var note: String? }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    switch mutation {
    case .add(let points): State(score: state.score + points, note: state.note)
    case .note(let text): State(score: state.score, note: text)
    case .clear: State()
    }
  }
}

/// A control that is turned by steps and shows a position.
final class Dial: Control, Gesturing {
  enum Gesture: Decodable { case turn(Int), press, slide(from: Int, to: Int) }

  let turned = PublishSubject<Int>()
  let pressed = PublishSubject<Void>()
  var position = 0 { didSet { changed() } }

  override var shownProperties: [(name: String, value: Any)] { [("position", position), ("isEnabled", isEnabled)] }

  func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .turn(let steps):
      if steps == 0 { throw .impossible("a dial turns by at least one step") }
      turned.onNext(steps)
    case .press: pressed.onNext(())
    case .slide(let from, let to): turned.onNext(to - from)
    }
  }
}

/// A control that only shows something.
final class Plate: Control {
  var text: String? { didSet { changed() } }
  override var shownProperties: [(name: String, value: Any)] { [("text", text as Any)] }
}

/// A control that shows something for a moment.
final class Buzzer: Control {
  func buzz(_ text: String) { announce(text) }
}

/// Controls that belong together.
final class Corner: Control {
  let plate = Plate()
}

/// A view of the board: a dial whose press clears, and what shows the rest.
class BoardView: View {
  let dial = Dial()
  let plate = Plate()
  let corner = Corner()
  let buzzer = Buzzer()
  var disposeBag = DisposeBag()

  func bind(reactor: BoardReactor) {
    dial.turned.map(Reactor.Action.add).bind(to: reactor.action).disposed(by: disposeBag)
    dial.pressed.map { Reactor.Action.clear }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state(\.score).bind(to: dial.rx.position).disposed(by: disposeBag)
    reactor.state.map { "\($0.score) points" }.bind(to: plate.rx.text).disposed(by: disposeBag)
    reactor.state(\.note).bind(to: corner.plate.rx.text).disposed(by: disposeBag)
    reactor.state(\.note).compactMap(\.self)
      .subscribe(onNext: { [buzzer] in buzzer.buzz($0) })
      .disposed(by: disposeBag)
    reactor.state.map { $0.score < 10 }.bind(to: dial.rx.isEnabled).disposed(by: disposeBag)
  }
}

extension Catalog {
  /// A reactor `board` with a view, and one `bare` without.
  static var board: Catalog {
    let catalog = Catalog()
    catalog.reactor("board", view: { _ in BoardView() }) { _ in BoardReactor() }
    catalog.reactor("bare") { _ in BoardReactor() }
    return catalog
  }
}
