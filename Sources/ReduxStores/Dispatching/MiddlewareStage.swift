import Observables

/// A middleware at its place in a chain.
class MiddlewareStage {
  /// The name of the middleware's type.
  final let name: String

  init(_ middleware: any MiddlewareType) { name = _typeName(type(of: middleware), qualified: false) }

  /// Calls the middleware; `store` has to be a store of the stage's state.
  func on(_ store: AnyObject, _ action: any Action, _ next: @escaping (any Action) -> Void) -> any Disposable {
    preconditionFailure("a stage calls its middleware")
  }

  /// Creates the stage of a middleware in a store; checks once whether both have the same state.
  static func make<State: StateType>(_ middleware: any MiddlewareType, for state: State.Type) -> MiddlewareStage {
    if let middleware = middleware as? any Middleware<State> { return MatchingStage(middleware) }
    return ForeignStage<State>(middleware)
  }
}

/// A stage for a middleware of this state.
private final class MatchingStage<State: StateType>: MiddlewareStage {
  private let middleware: any Middleware<State>

  init(_ middleware: any Middleware<State>) {
    self.middleware = middleware
    super.init(middleware)
  }

  override func on(
    _ store: AnyObject, _ action: any Action, _ next: @escaping (any Action) -> Void
  ) -> any Disposable {
    middleware.on(unsafeDowncast(store, to: Store<State>.self), action: action, next: next)
  }
}

/// A stage for a middleware of any store, or of another state.
private final class ForeignStage<State: StateType>: MiddlewareStage {
  private let middleware: any MiddlewareType

  override init(_ middleware: any MiddlewareType) {
    self.middleware = middleware
    super.init(middleware)
  }

  override func on(
    _ store: AnyObject, _ action: any Action, _ next: @escaping (any Action) -> Void
  ) -> any Disposable {
    middleware.on(unsafeDowncast(store, to: Store<State>.self), action: action, next: next)
  }
}
