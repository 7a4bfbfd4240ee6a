import Coordinators
import Reactors

/// - 页面 Pop 后触发的事件
enum PopResult {
  case reload
  case cancel
}

final class ExampleCoordinator: BaseCoordinator<PopResult> {

  override func start() -> Observable<PopResult> {
    let controller = ReactorViewController()
    let reactor = ReactorViewModel()

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
