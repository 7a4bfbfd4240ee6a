import Coordinators
import HeadlessViews
import Observables
import Reactors

/// The stack that a coordinator fills with pages while the reactor of a list is set.
final class ExampleFlowView: View {
  let navigation = NavigationStack()
  let openFlows = Label()
  var disposeBag = DisposeBag()
  private let makeExample: (_ name: String) -> ExampleReactor

  init(makeExample: @escaping (_ name: String) -> ExampleReactor) {
    self.makeExample = makeExample
  }

  func bind(reactor: ExampleListReactor) {
    let coordinator = ExampleListCoordinator(reactor: reactor, makeExample: makeExample)
    coordinator.navigationController = navigation
    coordinator.noResultStart()

    coordinator.openFlows.map { "\($0)" }
      .bind(to: openFlows.rx.text)
      .disposed(by: disposeBag)

    Disposables.create { [navigation] in
      withExtendedLifetime(coordinator) { navigation.viewControllers = [] }
    }
    .disposed(by: disposeBag)
  }
}
