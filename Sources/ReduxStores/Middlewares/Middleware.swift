import Observables

/// A step between `dispatch` and the reducer of any store.
///
/// A middleware for stores of one state conforms to `Middleware`.
public protocol MiddlewareType {
  /// Handles an action; see `Middleware` for the meaning of `next` and of the returned disposable.
  func on(_ store: any StoreType, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable
}

/// A step between `dispatch` and the reducer of a store; can pass an action on, replace it, hold it, or dispatch
/// others.
///
///     struct LoggingMiddleware: Middleware {
///       func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
///         log.append("\(action)")
///         next(action)
///         return Disposables.create()
///       }
///     }
///
/// `next` passes an action to the next middleware, and after the last one to the reducer. It may be called later and on
/// any thread; only the first call counts. A middleware that releases `next` without calling it has swallowed the
/// action.
///
/// A middleware that calls `next` from a source of several elements, such as `of`, passes the action on before
/// `dispatch` returns, unless the thread runs a trampoline already, as inside of a subscription to `just(1).map { ...
/// }`: there it holds the action until that work is done.
public protocol Middleware<State>: MiddlewareType {
  /// The state of the stores that the middleware serves.
  associatedtype State: StateType

  /// Handles an action of a store.
  /// - Parameters:
  ///   - store: The store to which the action was dispatched. A middleware that continues to work must not retain it.
  ///   - action: The action as the previous middleware passed it on.
  ///   - next: Passes an action on, once.
  /// - Returns: A disposable that cancels the work in progress. The store disposes it when `next` was called and has
  ///   returned, when the action was swallowed, or when the store ends.
  func on(_ store: Store<State>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable
}

extension Middleware {
  /// Handles the action if the store has this state; passes it on otherwise.
  ///
  /// A store of this state does not call this method; it calls the typed one directly.
  public func on(
    _ store: any StoreType, action: any Action, next: @escaping (any Action) -> Void
  ) -> any Disposable {
    if let store = store as? Store<State> { return on(store, action: action, next: next) }
    next(action)
    return Disposables.create()
  }
}
