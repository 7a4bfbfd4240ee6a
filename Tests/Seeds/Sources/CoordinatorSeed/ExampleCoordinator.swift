// The coordinators. The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import ReactorKit
import RxSwift
import UIKit

enum PopResult {
  case reload
  case cancel
}

final class ExampleCoordinator: BaseCoordinator<PopResult> {

  override func start() -> Observable<PopResult> {
    let controller = ReactorViewController()
    let reactor = ReactorViewModel()
    // Changed: that the page gets its reactor and is shown was not printed.
    controller.reactor = reactor
    navigationController.pushViewController(controller, animated: true)

    let cancel = controller.popedAction
      .asObserver()
      .map { PopResult.cancel }

    let delete = reactor.state
      .map { $0.isDelete }
      .filter { (bool) -> Bool in
        return bool
      }
      .map { _ in PopResult.reload }

    return
      Observable
      .merge(cancel, delete)
      .take(1).do(onNext: { [weak self] (result) in
        if let `self` = self {
          switch result {
          case .reload:
            self.navigationController.popViewController(animated: true)
            break
          default:
            break
          }
        }
      })
  }
}

final class HomeCoordinator: BaseCoordinator<Void> {
  var results: [String] = []

  func showExample() {
    self.coordinate(to: ExampleCoordinator())
      .subscribe(onNext: { result in
        switch result {
        // Changed: the cases were printed without their dots, and with `...` for what they do.
        case .reload:
          self.results.append("reload")
        case .cancel:
          self.results.append("cancel")
        }
      })
      .disposed(by: self.disposeBag)
  }
}
