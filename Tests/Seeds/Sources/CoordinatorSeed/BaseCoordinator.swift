// The source of the coordinators. The code is as printed, layout aside.
import RxSwift
import UIKit

public protocol CoordinatorType: NSObjectProtocol {
  var identifier: UUID { get }
  var childCoordinators: [UUID: Any] { get set }
  var navigationController: RTRootNavigationController! { get set }
}

public extension CoordinatorType {

  func store<T>(coordinator: BaseCoordinator<T>) {
    coordinator.navigationController = navigationController
    childCoordinators[coordinator.identifier] = coordinator
  }

  func free<T>(coordinator: BaseCoordinator<T>) {
    childCoordinators[coordinator.identifier] = nil
  }

  @discardableResult
  public func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
    store(coordinator: coordinator)
    return coordinator.start()
      .do(onNext: { [weak self] _ in
        if let `self` = self {
          self.free(coordinator: coordinator)
        }
      })
  }
}

public class BaseCoordinator<ResultType>: NSObject, UINavigationControllerDelegate, CoordinatorType {

  /// Typealias which will allows to access a ResultType of the Coordainator by `CoordinatorName.CoordinationResult`.
  typealias CoordinationResult = ResultType

  public var navigationController: RTRootNavigationController!

  func start() -> Observable<ResultType> {
    fatalError("Coordinator Start method should be implemented by subclass.")
  }

  func noResultStart() {
    fatalError("Coordinator noResultStart method should be implemented by subclass.")
  }

  /// UINavigationControllerDelegate

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {

    // ensure the view controller is popping
    if let transitionCoordinator = navigationController.transitionCoordinator,
      let fromViewController = transitionCoordinator.viewController(forKey: .from),
      !navigationController.viewControllers.contains(fromViewController)
    {

      fromViewController.popedAction.onNext(())
      fromViewController.popedAction.onCompleted()
    }
  }

  let disposeBag = DisposeBag()

  public let identifier = UUID()

  public var childCoordinators = [UUID: Any]()
}
