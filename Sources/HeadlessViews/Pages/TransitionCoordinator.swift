/// The details of an animated transition of a navigation stack.
public final class TransitionCoordinator {
  /// The two ends of a transition.
  public enum Key: Hashable, Sendable {
    /// The page that was visible before.
    case from
    /// The page that is visible afterwards.
    case to
  }

  /// The pages that the transition removes from the stack, from the top to the bottom.
  public let poppedViewControllers: [ViewController]
  /// Always true: other transitions have no coordinator.
  public let isAnimated = true

  private let from: ViewController?
  private let to: ViewController?

  init(from: ViewController?, to: ViewController?, popped: [ViewController]) {
    self.from = from
    self.to = to
    poppedViewControllers = popped
  }

  /// Returns the page at an end of the transition; nil if the stack is empty there.
  public func viewController(forKey key: Key) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }
}
