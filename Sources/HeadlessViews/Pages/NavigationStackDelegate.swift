/// Hears of the transitions of a navigation stack.
public protocol NavigationStackDelegate: AnyObject {
  /// A page is about to be in sight.
  func navigationController(
    _ navigationController: NavigationStack, willShow viewController: ViewController, animated: Bool)

  /// A page is in sight.
  func navigationController(
    _ navigationController: NavigationStack, didShow viewController: ViewController, animated: Bool)
}

extension NavigationStackDelegate {
  public func navigationController(
    _ navigationController: NavigationStack, willShow viewController: ViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: NavigationStack, didShow viewController: ViewController, animated: Bool
  ) {}
}
