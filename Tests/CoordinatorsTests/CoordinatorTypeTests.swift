import Coordinators
import TestSupport
import Testing

@MainActor @Suite struct CoordinatorTypeTests {
  private let history = History()
  private let parent = BaseCoordinator<Void>()

  init() { parent.navigationController = NavigationStack(rootViewController: ViewController()) }

  @Test func `MV-06: a coordinator keeps its children by their identifiers`() {
    let (first, second) = (SubjectCoordinator(), ExampleCoordinator())
    parent.store(coordinator: second)
    parent.store(coordinator: first)
    parent.store(coordinator: first)
    #expect(parent.childCoordinators.count == 2)
    #expect(parent.childCoordinators[first.identifier] === first)
    #expect(parent.childCoordinators[second.identifier] === second)
  }

  @Test func `MV-06: the outline shows children in the order in which they were made`() {
    let (first, second, third) = (SubjectCoordinator(), ExampleCoordinator(), SubjectCoordinator())
    first.store(coordinator: second)
    parent.store(coordinator: third)
    parent.store(coordinator: first)
    #expect(
      parent.outline == """
        BaseCoordinator<()>
          SubjectCoordinator
            ExampleCoordinator
          SubjectCoordinator
        """)
  }

  @Test func `MV-06: a coordinator need not be a subclass of the one of the house`() {
    final class Own: CoordinatorType {
      let identifier = CoordinatorIdentifier()
      var childCoordinators: [CoordinatorIdentifier: any CoordinatorType] = [:]
      var navigationController: NavigationStack! = NavigationStack()
    }
    let own = Own()
    let child = SubjectCoordinator()
    _ = own.coordinate(to: child).write(to: history)
    #expect(child.navigationController === own.navigationController)
    child.results.onNext("a")
    #expect(history.lines == ["a", "completed", "disposed"])
    #expect(own.childCoordinators.isEmpty)
  }

  @Test func `MV-11: a stored child shows its pages where its parent does`() {
    let child = SubjectCoordinator()
    parent.store(coordinator: child)
    #expect(child.navigationController === parent.navigationController)
  }

  @Test func `MV-12: to free a coordinator that is no child does nothing`() {
    parent.store(coordinator: SubjectCoordinator())
    parent.free(coordinator: SubjectCoordinator())
    #expect(parent.childCoordinators.count == 1)
  }
}
