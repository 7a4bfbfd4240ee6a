import Observables

/// A middleware that handles actions of one type; all others are passed on.
///
///     TypedMiddleware<AppState, LogInAction> { store, action, next in
///       store.dispatch(LoadingAction())
///       return session.logIn(action.name).subscribe(
///         onNext: { next(LoadedAction(user: $0)) },
///         onError: { next(LoadErrorAction(error: $0)) })
///     }
///
/// `Handled` may be a protocol that several actions conform to, but only as an existential type such as `any Loading`.
public struct TypedMiddleware<State: StateType, Handled>: Middleware {
  /// Handles an action; as `Middleware.on(_:action:next:)`.
  public typealias Handler = (
    _ store: Store<State>, _ action: Handled, _ next: @escaping (any Action) -> Void
  ) -> any Disposable

  private let handler: Handler

  /// Creates a middleware that passes the actions of one type to a closure.
  public init(_ handler: @escaping Handler) { self.handler = handler }

  /// Handles the action if it has the type; passes it on otherwise.
  public func on(
    _ store: Store<State>, action: any Action, next: @escaping (any Action) -> Void
  ) -> any Disposable {
    if let action = action as? Handled { return handler(store, action, next) }
    next(action)
    return Disposables.create()
  }
}
