import ExactStrings

/// A stack of pages, of which the last one is visible.
///
/// Transitions are over when the call returns: the pages are notified, then the delegate. Only animated transitions
/// have a transition coordinator while they last (MV-14). A change of the pages during a transition is made at once,
/// but the pages are notified of it when that transition is over, so that each page appears and disappears in turn.
/// A stack is a page itself, so that it can be presented. Its own view shows the pages.
open class NavigationStack: ViewController, Gesturing {
  /// A gesture on a navigation stack.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Goes back to the page below.
    case back
  }

  /// The delegate, which is notified of transitions.
  public final weak var delegate: (any NavigationStackDelegate)?
  /// The coordinator of an animated transition, while it lasts.
  public private(set) final var transitionCoordinator: TransitionCoordinator?

  private var pages: [ViewController] = []
  /// The changes of the pages that were not reported yet: each waits for the end of the one before.
  private var transitions: [Transition] = []
  private var isMoving = false

  /// Creates an empty stack.
  public override init() { super.init() }

  /// Creates a stack of one page.
  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// The pages, from the bottom to the visible one; setting them is not animated.
  public final var viewControllers: [ViewController] {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The visible page.
  public final var topViewController: ViewController? { pages.last }

  /// The visible page: the one that is presented over the stack, if there is one.
  public final var visibleViewController: ViewController? { presentedViewController ?? pages.last }

  /// Pushes a page on top. A page that is already in the stack is a programmer's error, which traps.
  public final func pushViewController(_ viewController: ViewController, animated: Bool) {
    if pages.contains(where: { $0 === viewController }) { fatalError("the page is in the navigation stack already") }
    setViewControllers(pages + [viewController], animated: animated)
  }

  /// Removes the visible page, unless it is the only one.
  /// - Returns: The page that was removed.
  @discardableResult
  public final func popViewController(animated: Bool) -> ViewController? {
    pages.count > 1 ? keep(pages.count - 1, animated: animated).first : nil
  }

  /// Removes all pages but the first.
  /// - Returns: The pages that were removed, from the bottom to the top; nil if there are none.
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [ViewController]? {
    pages.count > 1 ? keep(1, animated: animated) : nil
  }

  /// Removes all pages above one.
  /// - Returns: The pages that were removed, from the bottom to the top; nil if there are none.
  @discardableResult
  public final func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = pages.firstIndex(where: { $0 === viewController }), index + 1 < pages.count else { return nil }
    return keep(index + 1, animated: animated)
  }

  /// Replaces all pages. The visible page disappears if it is no longer on top, and the new top page appears.
  public final func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    let gone = pages.reversed().filter { page in !viewControllers.contains { $0 === page } }
    transitions.append(Transition(from: pages.last, to: viewControllers.last, gone: gone, isAnimated: animated))
    for page in viewControllers { page.navigationController = self }
    pages = viewControllers
    loadViewIfNeeded()
    if isMoving { return }
    isMoving = true
    while !transitions.isEmpty { perform(transitions.removeFirst()) }
    isMoving = false
  }

  override func makeView() -> PageView { StackView(of: self) }

  /// Tells the visible page that it goes away together with the stack.
  open override func viewWillDisappear(_ animated: Bool) { pages.last?.viewWillDisappear(animated) }

  /// Tells the visible page that it has gone together with the stack.
  open override func viewDidDisappear(_ animated: Bool) { pages.last?.viewDidDisappear(animated) }

  /// Goes back to the page below.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try content.requireTouchable()
    switch gesture {
    case .back:
      if pages.count < 2 { throw .impossible("there is no page to go back to: the stack has \(pages.count)") }
      popViewController(animated: true)
    }
  }

  private func keep(_ count: Int, animated: Bool) -> [ViewController] {
    let popped = Array(pages[count...])
    setViewControllers(Array(pages[..<count]), animated: animated)
    return popped
  }

  private func perform(_ transition: Transition) {
    let (from, to, animated) = (transition.from, transition.to, transition.isAnimated)
    let moves = from !== to
    if animated && moves { transitionCoordinator = TransitionCoordinator(from: from, to: to, popped: transition.gone) }
    defer { transitionCoordinator = nil }
    to?.loadViewIfNeeded()
    if moves, let to { delegate?.navigationController(self, willShow: to, animated: animated) }
    if moves { from?.viewWillDisappear(animated) }
    if moves { to?.viewWillAppear(animated) }
    for page in transition.gone where page.navigationController === self && !pages.contains(where: { $0 === page }) {
      page.navigationController = nil
    }
    content.changed()
    if moves { from?.isShownByStack = false }
    if moves { from?.viewDidDisappear(animated) }
    to?.isShownByStack = true
    if moves { to?.viewDidAppear(animated) }
    if moves, let to { delegate?.navigationController(self, didShow: to, animated: animated) }
  }
}

/// A change of the pages, as it is reported to the pages and the delegate.
private struct Transition {
  let from: ViewController?
  let to: ViewController?
  /// The pages that the change removed, from the top to the bottom.
  let gone: [ViewController]
  let isAnimated: Bool
}

/// The view of a stack, which takes its gestures.
package final class StackView: PageView, Gesturing {
  private var stack: NavigationStack? { page as? NavigationStack }

  /// The titles of the pages, from the bottom to the top; a page without a title is shown by the name of its type.
  package override var shownProperties: [(name: String, value: Any)] {
    [("pages", (stack?.viewControllers ?? []).map { $0.title ?? "\(type(of: $0))" })] + commonProperties
  }

  package override var parts: [(name: String, part: AnyObject)] {
    (stack?.topViewController).map { [("top", $0)] } ?? []
  }

  package func perform(_ gesture: NavigationStack.Gesture) throws(GestureRefusal) { try stack?.perform(gesture) }
}
