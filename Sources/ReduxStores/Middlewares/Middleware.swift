import Observables

/// Stands between `dispatch` and the reducer of any store.
///
/// A middleware for stores of one state conforms to `Middleware`.
public protocol MiddlewareType {
  /// Handles an action; see `Middleware` for what `next` and the returned disposable mean.
  func on(_ store: any StoreType, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable
}

/// Stands between `dispatch` and the reducer of a store: may pass an action on, replace it, hold it, or dispatch others.
///
///     struct LoggingMiddleware: Middleware {
///       func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
///         log.append("\(action)")
///         next(action)
///         return Disposables.create()
///       }
///     }
///
/// `next` hands an action to the next middleware, and behind the last one to the reducer. It may be called later, and on
/// any thread; the first call counts, and further ones do nothing. A middleware that lets go of `next` without a call has
/// swallowed the action.
public protocol Middleware<State>: MiddlewareType {
  /// The state of the stores that the middleware serves.
  associatedtype State: StateType

  /// Handles an action of a store.
  /// - Parameters:
  ///   - store: The store to which the action was dispatched. A middleware that works on must not keep it.
  ///   - action: The action as the middleware before left it.
  ///   - next: Passes an action on, once.
  /// - Returns: A disposable that gives up the work that goes on. The store disposes it when `next` was called and has
  ///   returned, when the action was swallowed, or when the store ends.
  func on(_ store: Store<State>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable
}

extension Middleware {
  /// Handles the action if the store is one of this state; passes it through otherwise.
  ///
  /// A store of this state does not ask here, but calls the method that takes it as it is.
  public func on(
    _ store: any StoreType, action: any Action, next: @escaping (any Action) -> Void
  ) -> any Disposable {
    if let store = store as? Store<State> { return on(store, action: action, next: next) }
    next(action)
    return Disposables.create()
  }
}
