import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct TransitionCoordinatorTests {
  /// Writes down what each transition is about.
  private final class Observer: NavigationStackDelegate {
    let history = History()
    var afterwards: (() -> Void)?

    func navigationController(_ stack: NavigationStack, didShow page: ViewController, animated: Bool) {
      note(stack)
      let afterwards = afterwards
      self.afterwards = nil
      afterwards?()
      if afterwards != nil { note(stack) }
    }

    private func note(_ stack: NavigationStack) {
      guard let transition = stack.transitionCoordinator else { return history.note("no transition") }
      let ends = [TransitionCoordinator.Key.from, .to].map { transition.viewController(forKey: $0)?.title ?? "nil" }
      history.note("\(ends[0]) > \(ends[1]), popped \(transition.poppedViewControllers.map { $0.title ?? "nil" })")
    }
  }

  private let observer = Observer()
  private let stack = NavigationStack()

  private func push(_ titles: String..., animated: Bool) {
    for title in titles {
      let page = ViewController()
      page.title = title
      stack.pushViewController(page, animated: animated)
    }
  }

  @Test func `MV-14: only an animated transition has a coordinator, and only while it lasts`() {
    stack.delegate = observer
    push("a", animated: false)
    push("b", "c", animated: true)
    #expect(stack.transitionCoordinator == nil)
    stack.popViewController(animated: false)
    push("c", "d", animated: true)
    stack.popToRootViewController(animated: true)
    #expect(stack.transitionCoordinator == nil)
    #expect(
      observer.history.lines == [
        "no transition", "a > b, popped []", "b > c, popped []", "no transition", "b > c, popped []",
        "c > d, popped []", "d > a, popped [\"d\", \"c\", \"b\"]",
      ])
  }

  @Test func `a transition that begins inside of another one comes behind it, and leaves the other its coordinator`() {
    stack.delegate = observer
    push("a", animated: false)
    observer.afterwards = { [stack] in stack.popViewController(animated: false) }
    push("b", animated: true)
    #expect(
      observer.history.lines == ["no transition", "a > b, popped []", "a > b, popped []", "no transition"])
    push("c", animated: true)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `the first page of a stack comes from nowhere`() {
    stack.delegate = observer
    push("a", animated: true)
    #expect(observer.history.lines == ["nil > a, popped []"])
  }

  @Test func `every transition that has a coordinator is animated`() {
    var seen: [Bool] = []
    stack.delegate = observer
    observer.afterwards = { [stack] in seen.append(stack.transitionCoordinator?.isAnimated == true) }
    push("a", animated: true)
    #expect(seen == [true])
  }
}
