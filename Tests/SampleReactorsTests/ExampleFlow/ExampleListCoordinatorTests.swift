import Coordinators
import HeadlessViews
import Testing

@testable import SampleReactors

@MainActor @Suite struct ExampleListCoordinatorTests {
  private let examples = FakeExamples()
  private let navigation = NavigationStack()
  private let reactor: ExampleListReactor
  private let coordinator: ExampleListCoordinator

  init() {
    reactor = ExampleListReactor(service: examples, report: { _ in })
    coordinator = ExampleListCoordinator(reactor: reactor) { [examples] name in ExampleReactor(name, of: examples) }
    coordinator.navigationController = navigation
    coordinator.noResultStart()
  }

  @Test func `MV-09: the coordinator starts without a result and shows the list`() {
    #expect(navigation.topViewController is ExampleListPage)
    #expect(coordinator.openFlows.value == 0)
  }

  @Test func `MV-06, MV-11: the coordinator keeps the flows that it opens, in its own stack`() {
    reactor.action.onNext(.open("a"))
    reactor.action.onNext(.open("b"))
    #expect(coordinator.openFlows.value == 2)
    #expect(coordinator.childCoordinators.values.allSatisfy { $0.navigationController === navigation })
    #expect(coordinator.outline == "ExampleListCoordinator\n  ExampleCoordinator\n  ExampleCoordinator")
    #expect(navigation.viewControllers.map(\.title) == ["List", "Example", "Example"])
  }

  @Test func `MV-10: the coordinator tells the list's reactor how flows ended`() throws {
    reactor.action.onNext(.open("a"))
    try navigation.perform(.back)
    #expect(reactor.currentState.results == [.cancel])
    #expect(coordinator.openFlows.value == 0)
    reactor.action.onNext(.open("b"))
    try (navigation.topViewController as? ExamplePage)?.deleteButton.perform(.tap)
    examples.deleteReply.onNext(true)
    #expect(reactor.currentState.results == [.cancel, .reload])
    #expect(coordinator.openFlows.value == 0)
  }

  @Test func `MV-12: going home ends every flow`() {
    reactor.action.onNext(.open("a"))
    reactor.action.onNext(.open("b"))
    reactor.action.onNext(.goHome)
    #expect(coordinator.openFlows.value == 0)
    #expect(navigation.viewControllers.map(\.title) == ["List"])
    #expect(reactor.currentState.results == [])
  }
}
