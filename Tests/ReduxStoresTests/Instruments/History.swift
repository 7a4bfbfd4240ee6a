import Observables
import ReduxStores
import TestSupport

/// The observed events, line by line.
typealias History = TestSupport.History

extension History {
  /// Notes every event of a store's trace.
  func trace<State>(_ store: Store<State>) -> any Disposable {
    store.trace { event in
      switch event {
      case .dispatched(let action, let cause):
        self.note("> \(Self.name(action))" + (cause.map { " because of \(Self.name($0))" } ?? ""))
      case .replaced(let action, let replacement, let middleware):
        self.note("\(middleware): \(Self.name(action)) -> \(Self.name(replacement))")
      case .reduced(let action, let state, let isIgnorable):
        self.note("~ \(Self.name(action)) \(state)" + (isIgnorable ? " ignorable" : ""))
      case .swallowed(let action, let middleware): self.note("\(middleware) swallowed \(Self.name(action))")
      }
    }
  }

  /// The name of an action's type.
  static func name(_ action: any Action) -> String { "\(type(of: action))" }
}
