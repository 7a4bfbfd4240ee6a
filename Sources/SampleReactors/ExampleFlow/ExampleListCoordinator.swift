import Coordinators
import Observables
import Reactors

/// Shows the list and, above it, the examples that the list's reactor opens. The flow has no result (MV-09).
final class ExampleListCoordinator: BaseCoordinator<Void> {
  /// The number of open examples.
  let openFlows = BehaviorRelay(value: 0)
  private let reactor: ExampleListReactor
  private let makeExample: (_ name: String) -> ExampleReactor

  init(reactor: ExampleListReactor, makeExample: @escaping (_ name: String) -> ExampleReactor) {
    self.reactor = reactor
    self.makeExample = makeExample
  }

  override func noResultStart() {
    let page = ExampleListPage()
    page.reactor = reactor
    navigationController.viewControllers = [page]

    // Earlier routes are skipped: the user has already left them.
    reactor.pulse(\.$route)
      .skip(1)
      .compactMap { $0 }
      .subscribe(onNext: { [weak self] route in
        switch route {
        case .example(let name): self?.open(name)
        case .home: self?.navigationController.popToRootViewController(animated: false)
        }
      })
      .disposed(by: disposeBag)
  }

  private func open(_ name: String) {
    coordinate(to: ExampleCoordinator(reactor: makeExample(name)))
      .do(onDispose: { [weak self] in self?.countFlows() })
      .map(ExampleListReactor.Action.finish)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    countFlows()
  }

  private func countFlows() { openFlows.accept(childCoordinators.count) }
}
