/// A namespace for functions that make actions; apps add them in extensions.
///
///     extension ActionCreator {
///       static func logIn() -> any Action { LogInAction() }
///     }
public final class ActionCreator {
  private init() {}
}
