import Checks
import ReactorKit
import RxSwift
import UIKit

/// The expected behaviour of the blocks.
public let coordinators = [
  Block("Coordinators: the view model and its page", viewModel),
  Block("Coordinators: a flow that is cancelled", cancelling),
  Block("Coordinators: a flow that deletes", deleting),
  Block("Coordinators: the children", children),
]

private func viewModel(_ checks: Checks) {
  let page = ReactorViewController()
  let reactor = ReactorViewModel()
  page.reactor = reactor
  checks.expect(page.followButton.isSelected, false)
  page.refreshButton.sendActions(for: .touchUpInside)
  checks.expect(page.followButton.isSelected, true)
  reactor.action.onNext(.refreshFollowingStatus(8))
  checks.expect(page.followButton.isSelected, false)
  reactor.action.onNext(.follow(8))
  checks.expect(page.followButton.isSelected, true)
}

/// A flow whose first page is shown.
private func makeHome() -> (home: HomeCoordinator, stack: UINavigationController) {
  let home = HomeCoordinator()
  let stack = UINavigationController(rootViewController: UIViewController())
  home.navigationController = stack
  stack.delegate = home
  return (home, stack)
}

private func cancelling(_ checks: Checks) {
  let (home, stack) = makeHome()
  home.showExample()
  checks.expect(stack.viewControllers.count, 2)
  checks.expect(home.childCoordinators.count, 1)
  try? stack.perform(.back)
  checks.expect(home.results, ["cancel"])
  checks.expect(home.childCoordinators.count, 0)
}

private func deleting(_ checks: Checks) {
  let (home, stack) = makeHome()
  home.showExample()
  let page = stack.topViewController as? ReactorViewController
  page?.reactor?.action.onNext(.delete)
  checks.expect(home.results, ["reload"])
  checks.expect(stack.viewControllers.count, 1)
  checks.expect(home.childCoordinators.count, 0)
}

private func children(_ checks: Checks) {
  let (home, stack) = makeHome()
  let child = BaseCoordinator<ExampleCoordinator.CoordinationResult>()
  home.store(coordinator: child)
  checks.expect(child.navigationController, stack)
  checks.expect(home.childCoordinators[child.identifier] as? BaseCoordinator<PopResult>, child)
  home.free(coordinator: child)
  checks.expect(home.childCoordinators.isEmpty, true)
}
