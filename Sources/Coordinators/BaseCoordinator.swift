/// A flow of pages that ends with a result; subclasses override `start()`.
///
///     final class ExampleCoordinator: BaseCoordinator<PopResult> {
///       override func start() -> Observable<PopResult> {
///         let page = ExamplePage()
///         navigationController.pushViewController(page, animated: true)
///         return page.popedAction.map { .cancel }
///       }
///     }
///
/// One thread uses a coordinator, the one that uses its navigation stack.
open class BaseCoordinator<ResultType>: CoordinatorType, NavigationStackDelegate {
  /// What the flow ends with, under a name that does not need the type: `ExampleCoordinator.CoordinationResult`.
  public typealias CoordinationResult = ResultType

  /// Where it shows its pages. A stack that has no delegate gets the coordinator as its delegate.
  public final var navigationController: NavigationStack! {
    didSet {
      if let navigationController, navigationController.delegate == nil { navigationController.delegate = self }
    }
  }
  /// Holds what should end with the coordinator.
  public final let disposeBag = DisposeBag()
  /// Tells it from all others of the process.
  public final let identifier = CoordinatorIdentifier()
  /// The flows that it started and that have not ended.
  public final var childCoordinators: [CoordinatorIdentifier: any CoordinatorType] = [:]

  /// How many runs of it each parent waits for.
  final var runs: [CoordinatorIdentifier: Int] = [:]

  /// A coordinator that shows nothing yet.
  public init() {}

  deinit {
    while let first = childCoordinators.keys.min() { childCoordinators[first] = nil }
  }

  /// Shows the flow's first page and tells how the flow ends; to be overridden (MV-08). `coordinate(to:)` calls it.
  open func start() -> Observable<ResultType> { fatalError("\(type(of: self)) does not override start()") }

  /// Shows the pages of a flow that has no result; to be overridden (MV-09). Whoever calls it stores the coordinator
  /// before.
  open func noResultStart() { fatalError("\(type(of: self)) does not override noResultStart()") }

  /// Counts the end of a run.
  /// - Returns: Whether the parent waits for no other.
  final func endRun(under parent: CoordinatorIdentifier) -> Bool {
    let left = runs[parent, default: 1] - 1
    runs[parent] = left > 0 ? left : nil
    return left <= 0
  }

  /// Tells the pages that an animated transition removed from the stack that they were popped, the upper ones first
  /// (MV-14).
  open func navigationController(
    _ navigationController: NavigationStack, didShow viewController: ViewController, animated: Bool
  ) {
    for page in navigationController.transitionCoordinator?.poppedViewControllers ?? []
    where !navigationController.viewControllers.contains(where: { $0 === page }) {
      page.popedAction.onNext(())
      page.popedAction.onCompleted()
    }
  }
}
