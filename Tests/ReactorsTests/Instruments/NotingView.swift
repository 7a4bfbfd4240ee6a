import Observables
import Reactors

/// A reactor with a name, which it says when it dies.
final class NamedReactor: Reactor {
  typealias Action = String
  let name: String
  let history: History?
  let initialState: String

  init(_ name: String, _ history: History? = nil) {
    self.name = name
    self.history = history
    initialState = name
  }

  deinit { history?.note("end of \(name)") }

  func reduce(state: String, mutation: String) -> String { "\(state) \(mutation)" }
}

/// A view that notes what is done with it.
class NotingView: View {
  let history: History
  let taps = PublishSubject<String>()
  /// The work that the view does in addition when it is bound.
  var whenBound: (NamedReactor) -> Void = { _ in }

  init(_ history: History) { self.history = history }

  var disposeBag = DisposeBag() {
    didSet { history.note("new bag, \(reactor?.name ?? "no reactor")") }
  }

  func bind(reactor: NamedReactor) {
    history.note("bind \(reactor.name)")
    whenBound(reactor)
    taps.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.bind(onNext: { [history] in history.note("= \($0)") }).disposed(by: disposeBag)
  }
}

/// One that carries its reactor itself.
final class OwningNotingView: NotingView, StorageOwner {
  let storage = ObjectStorage()
}

extension ReactorStorage {
  /// Sweeps until `isDone`: a sweep on another thread may have taken over what this one would have let go.
  static func sweep(until isDone: () -> Bool) {
    for _ in 0..<1_000_000 where !isDone() { sweep() }
  }
}
