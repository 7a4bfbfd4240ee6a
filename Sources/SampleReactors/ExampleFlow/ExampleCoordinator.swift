import Coordinators
import Observables
import Reactors

/// Shows an example. The flow ends when the example was deleted, or when its page was removed.
final class ExampleCoordinator: BaseCoordinator<PopResult> {
  private let reactor: ExampleReactor

  init(reactor: ExampleReactor) {
    self.reactor = reactor
  }

  override func start() -> Observable<PopResult> {
    let page = ExamplePage()
    page.reactor = reactor
    navigationController.pushViewController(page, animated: true)

    let cancel = page.popedAction
      .map { PopResult.cancel }

    let delete = reactor.state
      .map(\.isDelete)
      .filter { $0 }
      .map { _ in PopResult.reload }

    // A page that is popped without an animation is not notified, but its subject completes when the page is
    // deallocated.
    let vanished = page.popedAction
      .map { false }
      .ifEmpty(default: true)
      .filter { $0 }

    return Observable.merge(cancel, delete)
      .take(until: vanished)
      .take(1)
      .do(onNext: { [weak self] result in
        if result == .reload { self?.navigationController.popViewController(animated: true) }
      })
  }
}
