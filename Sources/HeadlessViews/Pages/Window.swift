/// A window, which shows one page.
///
/// Scripts find the controls of the page below `rootViewController`.
open class Window: Control {
  /// The page.
  public final var rootViewController: ViewController?

  /// Shows the page: its view is loaded, and it appears.
  public final func makeKeyAndVisible() {
    rootViewController?.loadViewIfNeeded()
    rootViewController?.viewWillAppear(false)
    rootViewController?.viewDidAppear(false)
  }

  open override var parts: [(name: String, part: AnyObject)] {
    rootViewController.map { [("rootViewController", $0)] } ?? []
  }
}
