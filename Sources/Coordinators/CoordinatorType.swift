import ExactStrings

/// A flow of pages that starts other flows: the coordinator knows the order of pages, so the pages need not (MV-15).
public protocol CoordinatorType: AnyObject {
  /// The unique identifier of the coordinator in the process.
  var identifier: CoordinatorIdentifier { get }
  /// The flows that this coordinator started and that have not ended; retained by the dictionary.
  var childCoordinators: [CoordinatorIdentifier: any CoordinatorType] { get set }
  /// The stack that shows the pages; children get it from their parent.
  var navigationController: NavigationStack! { get set }
}

extension CoordinatorType {
  /// Stores a child, which shows its pages in the stack of this coordinator (MV-11).
  public func store<T>(coordinator: BaseCoordinator<T>) {
    coordinator.navigationController = navigationController
    childCoordinators[coordinator.identifier] = coordinator
  }

  /// Releases a child, which ends its flow unless something else retains it; does nothing if it is not a child (MV-12).
  public func free<T>(coordinator: BaseCoordinator<T>) {
    childCoordinators[coordinator.identifier] = nil
  }

  /// Starts a flow and returns its result.
  ///
  ///     coordinate(to: ExampleCoordinator())
  ///       .subscribe(onNext: { result in ... })
  ///       .disposed(by: disposeBag)
  ///
  /// Before this returns, the child is stored, its `start()` is called once, and the returned observable is subscribed
  /// to: the flow runs even if its result is not used. The first element is the result and ends the flow.
  ///
  /// The child is freed as soon as the flow ends in any way (MV-10, MV-12): with a result, right before the result is
  /// sent; without a result; with an error; or because the last subscriber disposed of its subscription. A flow without
  /// a subscriber continues until it ends or its child is released; an error that no subscriber received goes to
  /// `Hooks.defaultErrorHandler`. A child that is started again while its flow runs is freed when both flows have
  /// ended.
  /// - Returns: The result and the completion, or the error, of this run, for late subscribers too.
  @discardableResult
  public func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
    store(coordinator: coordinator)
    let flow = Flow(of: coordinator, under: identifier) { [weak self] child in self?.free(coordinator: child) }
    flow.run()
    return flow.result
  }

  /// The type of the coordinator and, indented, those of its children in the order of creation: one on each line.
  public var outline: String {
    let children = childCoordinators.sorted { $0.key < $1.key }.flatMap { $0.value.outline.split(separator: "\n") }
    return (["\(type(of: self))"] + children.map { "  \($0)" }).joined(separator: "\n")
  }
}
