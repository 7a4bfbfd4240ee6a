import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct NavigationStackDelegateTests {
  private final class Delegate: NavigationStackDelegate {
    let history: History
    init(_ history: History) { self.history = history }

    func navigationController(_ stack: NavigationStack, willShow page: ViewController, animated: Bool) {
      history.note("will show \(page.title ?? "nil") of \(stack.viewControllers.count)\(animated ? " ~" : "")")
    }

    func navigationController(_ stack: NavigationStack, didShow page: ViewController, animated: Bool) {
      history.note("shows \(page.title ?? "nil") of \(stack.viewControllers.count)\(animated ? " ~" : "")")
    }
  }

  /// A delegate that implements no method.
  private final class Deaf: NavigationStackDelegate {}

  @Test func `a delegate hears of each page before and after it is shown`() {
    let history = History()
    let stack = NavigationStack()
    var delegate: Delegate? = Delegate(history)
    stack.delegate = delegate
    let pages = ["a", "b"].map { title in
      let page = ViewController()
      page.title = title
      return page
    }
    stack.pushViewController(pages[0], animated: false)
    stack.pushViewController(pages[1], animated: true)
    stack.popViewController(animated: true)
    stack.viewControllers = []
    #expect(
      history.lines == [
        "will show a of 1", "shows a of 1", "will show b of 2 ~", "shows b of 2 ~", "will show a of 1 ~",
        "shows a of 1 ~",
      ])
    delegate = nil
    #expect(stack.delegate == nil)
  }

  @Test func `a delegate without methods is allowed`() {
    let deaf = Deaf()
    let stack = NavigationStack()
    stack.delegate = deaf
    stack.pushViewController(ViewController(), animated: true)
    #expect(stack.viewControllers.count == 1)
  }
}
