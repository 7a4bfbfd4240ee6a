/// Receives the transitions of a navigation stack.
public protocol NavigationStackDelegate: AnyObject {
  /// Called before a page becomes visible.
  func navigationController(
    _ navigationController: NavigationStack, willShow viewController: ViewController, animated: Bool)

  /// Called when a page has become visible.
  func navigationController(
    _ navigationController: NavigationStack, didShow viewController: ViewController, animated: Bool)
}

extension NavigationStackDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationStack, willShow viewController: ViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationStack, didShow viewController: ViewController, animated: Bool
  ) {}
}
