import Observables
import ReduxStores

/// A middleware that does what a closure says.
struct ClosureMiddleware: Middleware {
  typealias Body = (Store<AppState>, any Action, @escaping (any Action) -> Void) -> any Disposable

  private let body: Body

  init(_ body: @escaping Body) { self.body = body }

  func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    body(store, action, next)
  }
}

/// A middleware that notes each action on its way in and out.
struct NotingMiddleware: Middleware {
  let name: String
  let history: History

  func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    history.note("\(name) \(action)")
    next(action)
    history.note("\(name) done")
    return Disposables.create()
  }
}

/// A middleware that keeps each `next` until it is told to call or to drop them.
final class HoldingMiddleware: Middleware {
  private(set) var held: [(action: any Action, next: (any Action) -> Void)] = []
  private let history: History?

  init(_ history: History? = nil) { self.history = history }

  func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    held.append((action, next))
    return Disposables.create { [history] in history?.note("disposed \(action)") }
  }

  /// Calls the first `next` with an action, its own unless another one is given, and drops it.
  func pass(_ action: (any Action)? = nil) {
    let first = held.removeFirst()
    first.next(action ?? first.action)
  }

  /// Lets go of the first `next` without a call.
  func drop() { held.removeFirst() }
}
