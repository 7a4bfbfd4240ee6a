import HeadlessViews
import PlatformNames
import TestSupport
import Testing

@MainActor @Suite struct WindowTests {
  private final class Page: UIViewController {
    let label = UILabel()
    let history = History()
    override func viewDidLoad() { history.note("load") }
    override func viewDidAppear(_ animated: Bool) { history.note("appeared") }
  }

  @Test func `a window shows a page, whose controls are found below it`() {
    let (window, page) = (UIWindow(), Page())
    window.rootViewController = page
    #expect(page.history.lines == [])
    window.makeKeyAndVisible()
    #expect(page.history.lines == ["load", "appeared"])
    #expect(ControlTree(of: window)[["rootViewController", "label"]] === page.label)
    window.rootViewController = UINavigationController(rootViewController: Page())
    #expect(ControlTree(of: window)[["rootViewController", "top", "label"]] != nil)
  }
}
