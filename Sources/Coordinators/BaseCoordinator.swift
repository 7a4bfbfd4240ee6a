import HeadlessViews
import Observables

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
/// A coordinator is used by one thread, the one that uses its navigation stack.
open class BaseCoordinator<ResultType>: CoordinatorType, NavigationStackDelegate, ReactiveCompatible, StorageOwner {
  /// The result of the flow, under a name that can be used without the type: `ExampleCoordinator.CoordinationResult`.
  public typealias CoordinationResult = ResultType

  /// The stack that shows the pages. A stack without a delegate gets the coordinator as its delegate.
  public final var navigationController: NavigationStack! {
    didSet {
      if let navigationController, navigationController.delegate == nil { navigationController.delegate = self }
    }
  }
  /// The bag for subscriptions that should end with the coordinator.
  public final let disposeBag = DisposeBag()
  /// The unique identifier of the coordinator in the process.
  public final let identifier = CoordinatorIdentifier()
  /// The objects attached to the coordinator, which are released with it; this also provides `rx.deallocated`.
  public final let storage = ObjectStorage()
  /// The flows that this coordinator started and that have not ended.
  public final var childCoordinators: [CoordinatorIdentifier: any CoordinatorType] = [:]

  /// The number of runs of this coordinator that each parent waits for.
  final var runs: [CoordinatorIdentifier: Int] = [:]

  /// Creates a coordinator that shows nothing yet.
  public init() {}

  deinit {
    while let first = childCoordinators.keys.min() { childCoordinators[first] = nil }
  }

  /// Shows the first page of the flow and returns its result; must be overridden (MV-08). `coordinate(to:)` calls this.
  open func start() -> Observable<ResultType> { fatalError("\(type(of: self)) does not override start()") }

  /// Shows the pages of a flow without a result; must be overridden (MV-09). The caller stores the coordinator first.
  open func noResultStart() { fatalError("\(type(of: self)) does not override noResultStart()") }

  /// Records the end of a run.
  /// - Returns: Whether the parent waits for no other run.
  final func endRun(under parent: CoordinatorIdentifier) -> Bool {
    let left = runs[parent, default: 1] - 1
    runs[parent] = left > 0 ? left : nil
    return left <= 0
  }

  /// Notifies the pages that an animated transition removed from the stack that they were popped, the upper ones first
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
