import ExactStrings

/// A flow of pages that starts others: it knows which page follows which, so that no page has to (MV-15).
public protocol CoordinatorType: AnyObject {
  /// Tells it from all others of the process.
  var identifier: CoordinatorIdentifier { get }
  /// The flows that it started and that have not ended; they are kept alive by this.
  var childCoordinators: [CoordinatorIdentifier: any CoordinatorType] { get set }
  /// Where it shows its pages; children get it from their parent.
  var navigationController: NavigationStack! { get set }
}

extension CoordinatorType {
  /// Keeps a child, which shows its pages where this coordinator does (MV-11).
  public func store<T>(coordinator: BaseCoordinator<T>) {
    coordinator.navigationController = navigationController
    childCoordinators[coordinator.identifier] = coordinator
  }

  /// Lets a child go, which ends its flow unless somebody else keeps it; does nothing if it is none (MV-12).
  public func free<T>(coordinator: BaseCoordinator<T>) {
    childCoordinators[coordinator.identifier] = nil
  }

  /// Starts a flow and tells its result.
  ///
  ///     coordinate(to: ExampleCoordinator())
  ///       .subscribe(onNext: { result in ... })
  ///       .disposed(by: disposeBag)
  ///
  /// Before this returns, the child is stored, its `start()` is called, once, and what that returns is subscribed:
  /// the flow runs whether or not anybody cares for its result. Its first element is its result and ends it.
  ///
  /// The child is freed as soon as the flow ends in any way (MV-10, MV-12): with a result, right before this is told,
  /// with none, with an error, or because the last of those who subscribed disposed of that. A flow to which nobody
  /// subscribed goes on until it ends or its child is let go; an error that nobody heard goes to
  /// `Hooks.defaultErrorHandler`. A child that is started again while its flow runs is freed when both flows have ended.
  /// - Returns: The result and the completion, or the error, of this one run; also for those who subscribe afterwards.
  @discardableResult
  public func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
    store(coordinator: coordinator)
    let flow = Flow(of: coordinator, under: identifier) { [weak self] child in self?.free(coordinator: child) }
    flow.run()
    return flow.result
  }

  /// The types of the coordinator and, indented, of its children in the order in which they were made: one a line.
  public var outline: String {
    let children = childCoordinators.sorted { $0.key < $1.key }.flatMap { $0.value.outline.split(separator: "\n") }
    return (["\(type(of: self))"] + children.map { "  \($0)" }).joined(separator: "\n")
  }
}
