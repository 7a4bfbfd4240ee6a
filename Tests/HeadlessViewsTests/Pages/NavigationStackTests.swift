import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct NavigationStackTests {
  /// A page that writes down what it is told.
  private final class Page: ViewController {
    let history: History
    /// The work of the page at each notification, by the notification's words.
    var reactions: [String: () -> Void] = [:]

    init(_ title: String, _ history: History) {
      self.history = history
      super.init()
      self.title = title
    }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("appeared", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("disappeared", animated) }

    private func note(_ line: String, _ animated: Bool = false) {
      history.note("\(title ?? "nil") \(line)\(animated ? " ~" : "")")
      reactions.removeValue(forKey: line)?()
    }
  }

  private let history = History()

  private func pages(_ titles: String...) -> [ViewController] { titles.map { Page($0, history) } }

  @Test func `a stack shows the titles of its pages, or their types`() {
    let watch = Watch()
    let stack = NavigationStack()
    #expect(shown(stack.view) == "pages: []")
    watch.follow(stack.view, as: "stack")
    stack.pushViewController(ViewController(), animated: false)
    stack.pushViewController(pages("b")[0], animated: true)
    stack.popViewController(animated: true)
    #expect(watch.lines == ["ViewController", "ViewController, b", "ViewController"].map { "stack: pages: [\($0)]" })
  }

  @Test func `pages are told in order when one is pushed and popped, and load when they are shown`() throws {
    let stack = NavigationStack()
    let (a, b) = (pages("a")[0], pages("b")[0])
    stack.pushViewController(a, animated: false)
    #expect(history.lines == ["a load", "a will appear", "a appeared"])
    stack.pushViewController(b, animated: true)
    #expect(
      history.lines.dropFirst(3) == [
        "b load", "a will disappear ~", "b will appear ~", "a disappeared ~", "b appeared ~",
      ])
    #expect(b.navigationController === stack)
    try stack.perform(.back)
    #expect(
      history.lines.dropFirst(8) == ["b will disappear ~", "a will appear ~", "b disappeared ~", "a appeared ~"])
    #expect(b.navigationController == nil && a.navigationController === stack)
  }

  @Test func `a stack is presented as a page, and any page in it can dismiss it`() throws {
    let (page, a) = (ViewController(), pages("a")[0])
    page.loadViewIfNeeded()
    page.present(NavigationStack(rootViewController: a), animated: true)
    #expect(a.presentingViewController === page)
    let names = ControlTree(of: page).controls.map { $0.path.joined(separator: ".") }
    #expect(names == ["", "presentedViewController", "presentedViewController.top"])
    a.dismiss(animated: true)
    #expect(page.presentedViewController == nil)
    #expect(
      history.lines == ["a load", "a will appear", "a appeared", "a will disappear ~", "a disappeared ~"])
  }

  @Test func `a stack presents a page over all of its own`() {
    let (stack, over) = (NavigationStack(), ViewController())
    stack.present(over, animated: true)
    #expect(stack.presentedViewController == nil)
    stack.viewControllers = pages("a")
    stack.present(over, animated: true)
    #expect(stack.presentedViewController === over && stack.visibleViewController === over)
  }

  @Test func `the only page is not popped`() {
    let root = pages("a")[0]
    let stack = NavigationStack(rootViewController: root)
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == nil)
    #expect(stack.popToViewController(root, animated: true) == nil)
    #expect(stack.popToViewController(ViewController(), animated: true) == nil)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `going back where there is nothing is told`() {
    #expect(throws: GestureRefusal.impossible("there is no page to go back to: the stack has 1")) {
      try NavigationStack(rootViewController: ViewController()).perform(.back)
    }
    #expect(throws: GestureRefusal.impossible("there is no page to go back to: the stack has 0")) {
      try NavigationStack().perform(.back)
    }
  }

  @Test func `several pages are popped at once, without those between being shown`() {
    let all = pages("a", "b", "c", "d")
    let stack = NavigationStack()
    stack.viewControllers = all
    #expect(history.lines == ["d load", "d will appear", "d appeared"])
    #expect(stack.popToViewController(all[1], animated: false)?.map(\.title) == ["c", "d"])
    #expect(stack.topViewController === all[1] && stack.visibleViewController === all[1])
    stack.viewControllers = all
    #expect(stack.popToRootViewController(animated: true)?.map(\.title) == ["b", "c", "d"])
    #expect(!history.lines.contains { $0.hasPrefix("c ") })
    #expect(stack.topViewController === all[0])
  }

  @Test func `a stack whose page in sight stays tells no page of other changes`() {
    let all = pages("a", "b", "c")
    let stack = NavigationStack()
    stack.viewControllers = [all[0], all[2]]
    let count = history.lines.count
    stack.setViewControllers(all, animated: true)
    stack.setViewControllers([all[2]], animated: true)
    #expect(history.lines.count == count)
    #expect(all[0].navigationController == nil && all[2].navigationController === stack)
    stack.viewControllers = []
    #expect(stack.topViewController == nil)
    #expect(history.lines.suffix(2) == ["c will disappear", "c disappeared"])
  }

  @Test func `pages that left the stack are not kept by it`() {
    let stack = NavigationStack(rootViewController: ViewController())
    weak var held: ViewController?
    do {
      let page = ViewController()
      held = page
      stack.pushViewController(page, animated: true)
    }
    #expect(held != nil)
    stack.popViewController(animated: true)
    #expect(held == nil)
  }

  @Test(arguments: ["load", "will appear", "appeared"])
  func `a page that is pushed while another one comes stays, and both are told in turn`(moment: String) {
    let (a, b, c) = (Page("a", history), Page("b", history), Page("c", history))
    let stack = NavigationStack(rootViewController: a)
    let count = history.lines.count
    b.reactions[moment] = { [unowned stack, unowned b] in
      #expect(b.navigationController === stack)
      stack.pushViewController(c, animated: true)
      #expect(stack.topViewController === c)
    }
    stack.pushViewController(b, animated: false)
    #expect(stack.viewControllers.map(\.title) == ["a", "b", "c"])
    #expect(
      history.lines.dropFirst(count) == [
        "b load", "a will disappear", "b will appear", "a disappeared", "b appeared",
        "c load", "b will disappear ~", "c will appear ~", "b disappeared ~", "c appeared ~",
      ])
    #expect([a, b, c].allSatisfy { $0.navigationController === stack })
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `popping a page while another one goes is a transition of its own, in turn`() {
    let all = [Page("a", history), Page("b", history), Page("c", history)]
    let stack = NavigationStack()
    stack.viewControllers = all
    let count = history.lines.count
    all[2].reactions["will disappear"] = { [unowned stack] in stack.popViewController(animated: false) }
    stack.popViewController(animated: true)
    #expect(stack.viewControllers.map(\.title) == ["a"])
    #expect(
      history.lines.dropFirst(count) == [
        "b load", "c will disappear ~", "b will appear ~", "c disappeared ~", "b appeared ~",
        "a load", "b will disappear", "a will appear", "b disappeared", "a appeared",
      ])
    #expect(all[1].navigationController == nil && all[2].navigationController == nil)
  }

  @Test func `MV-14: a delegate that pops when a page is shown hears of both transitions, each with its coordinator`() {
    final class Popping: NavigationStackDelegate {
      let history: History
      init(_ history: History) { self.history = history }

      func navigationController(
        _ navigationController: NavigationStack, didShow viewController: ViewController, animated: Bool
      ) {
        let popped = navigationController.transitionCoordinator?.poppedViewControllers.compactMap(\.title) ?? []
        history.note("shows \(viewController.title ?? "nil"), popped \(popped)")
        if viewController.title == "b" { navigationController.popViewController(animated: true) }
        history.note("\(navigationController.viewControllers.count) left")
      }
    }
    let stack = NavigationStack(rootViewController: pages("a")[0])
    let count = history.lines.count
    let delegate = Popping(history)
    stack.delegate = delegate
    weak var held: ViewController?
    do {
      let page = Page("b", history)
      held = page
      stack.pushViewController(page, animated: true)
    }
    #expect(
      history.lines.dropFirst(count) == [
        "b load", "a will disappear ~", "b will appear ~", "a disappeared ~", "b appeared ~", "shows b, popped []",
        "1 left", "b will disappear ~", "a will appear ~", "b disappeared ~", "a appeared ~", "shows a, popped [\"b\"]",
        "1 left",
      ])
    #expect(held == nil && stack.transitionCoordinator == nil)
  }

  #if os(Linux) || os(macOS)
    @Test func `to push a page twice is a programmer's error`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let page = ViewController()
        NavigationStack(rootViewController: page).pushViewController(page, animated: false)
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("the page is in the navigation stack already"))
    }
  #endif
}
