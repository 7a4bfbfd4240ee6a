import Observables

/// A middleware at its place in a chain.
final class MiddlewareStage {
  /// The name of the middleware's type.
  let name: String
  /// Calls the middleware; the object has to be a store of the stage's state.
  let on: (AnyObject, any Action, @escaping (any Action) -> Void) -> any Disposable

  private init(
    _ middleware: any MiddlewareType,
    _ on: @escaping (AnyObject, any Action, @escaping (any Action) -> Void) -> any Disposable
  ) {
    name = _typeName(type(of: middleware), qualified: false)
    self.on = on
  }

  /// Creates the stage of a middleware in a store; checks once whether both have the same state.
  static func make<State: StateType>(_ middleware: any MiddlewareType, for state: State.Type) -> MiddlewareStage {
    if let typed = middleware as? any Middleware<State> {
      return MiddlewareStage(middleware) { typed.on(unsafeDowncast($0, to: Store<State>.self), action: $1, next: $2) }
    }
    return MiddlewareStage(middleware) {
      middleware.on(unsafeDowncast($0, to: Store<State>.self), action: $1, next: $2)
    }
  }
}
