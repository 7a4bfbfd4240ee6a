/// A namespace for functions that create actions; apps add them in extensions.
///
///     extension ActionCreator {
///       static func logIn() -> any Action { LogInAction() }
///     }
public final class ActionCreator {
  private init() {}
}
