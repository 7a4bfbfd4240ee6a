import Coordinators
import TestSupport
import Testing

@MainActor @Suite(.leakFree) struct FlowTests {
  private let history = History()

  /// A parent, a child that only the parent keeps, and what ends the child's flow.
  private struct Family {
    var parent: BaseCoordinator<Void>? = BaseCoordinator()
    weak var child: SubjectCoordinator?
    let results: PublishSubject<String>
    let result: Observable<String>

    init() {
      let child = SubjectCoordinator()
      self.child = child
      results = child.results
      result = parent!.coordinate(to: child)
    }

    var childCount: Int? { parent?.childCoordinators.count }
  }

  @Test func `MV-08: start runs once, before coordinate returns, however many subscribe`() {
    let family = Family()
    #expect(family.child?.startCount == 1)
    _ = family.result.write(to: history, "first")
    _ = family.result.write(to: history, "second")
    #expect(family.child?.startCount == 1)
    family.results.onNext("a")
    #expect(
      history.lines == [
        "first: a", "second: a", "first: completed", "first: disposed", "second: completed", "second: disposed",
      ])
  }

  @Test func `MV-10: a flow runs to its end also if nobody cares for the result, and its child is freed then`() throws {
    final class PageCoordinator: BaseCoordinator<Void> {
      let history: History
      init(_ history: History) { self.history = history }

      override func start() -> Observable<Void> {
        let page = ViewController()
        navigationController.pushViewController(page, animated: true)
        return page.popedAction.do(onNext: { [history] in history.note("popped") })
      }
    }
    let parent = BaseCoordinator<Void>()
    parent.navigationController = NavigationStack(rootViewController: ViewController())
    weak var child: PageCoordinator?
    do {
      let coordinator = PageCoordinator(history)
      child = coordinator
      parent.coordinate(to: coordinator)
    }
    #expect(child != nil && parent.childCoordinators.count == 1)
    try parent.navigationController.perform(.back)
    #expect(history.lines == ["popped"])
    #expect(child == nil && parent.childCoordinators.isEmpty)
  }

  @Test func `MV-12: a value frees the child before it is told, and ends the flow`() {
    let family = Family()
    _ = family.result.write(to: history)
    family.results.onNext("a")
    family.results.onNext("b")
    #expect(history.lines == ["a", "completed", "disposed"])
    #expect(family.childCount == 0 && family.child == nil)
    #expect(!family.results.hasObservers)
  }

  @Test func `MV-12: a completion without a value frees the child`() {
    let family = Family()
    _ = family.result.write(to: history)
    family.results.onCompleted()
    #expect(history.lines == ["completed", "disposed"])
    #expect(family.childCount == 0 && family.child == nil)
  }

  @Test func `MV-12: an error frees the child`() {
    let family = Family()
    _ = family.result.write(to: history)
    family.results.onError(TestError())
    #expect(history.lines == ["error broken", "disposed"])
    #expect(family.childCount == 0 && family.child == nil)
  }

  @Test func `MV-12: the last of the subscribers who disposes ends the flow and frees the child`() {
    let family = Family()
    let first = family.result.write(to: history, "first")
    let second = family.result.write(to: history, "second")
    first.dispose()
    #expect(family.childCount == 1 && family.results.hasObservers)
    second.dispose()
    #expect(family.childCount == 0 && family.child == nil)
    #expect(!family.results.hasObservers)
    _ = family.result.write(to: history, "late")
    #expect(history.lines == ["first: disposed", "second: disposed", "late: completed", "late: disposed"])
  }

  @Test func `MV-12: a parent that goes away takes the flows of its children along`() {
    var family = Family()
    _ = family.result.write(to: history)
    family.parent = nil
    #expect(family.child == nil)
    #expect(!family.results.hasObservers)
    #expect(history.lines == ["completed", "disposed"])
  }

  @Test func `MV-12: a child that is freed by hand ends its flow`() throws {
    let family = Family()
    _ = family.result.write(to: history)
    family.parent?.free(coordinator: try #require(family.child))
    #expect(family.child == nil)
    #expect(history.lines == ["completed", "disposed"])
  }

  @Test func `MV-10: a result that comes before coordinate returns is told to those who subscribe afterwards`() {
    final class Immediate: BaseCoordinator<Int> {
      override func start() -> Observable<Int> { .of(1, 2) }
    }
    let parent = BaseCoordinator<Void>()
    let result = parent.coordinate(to: Immediate())
    #expect(parent.childCoordinators.isEmpty)
    #expect(result.heard == ["1", "completed"])
    #expect(result.heard == ["1", "completed"])
  }

  @Test func `MV-10: a result that nobody ever hears keeps neither child nor parent`() {
    var family: Family? = Family()
    weak let parent = family?.parent
    weak let child = family?.child
    family = nil
    #expect(parent == nil && child == nil)
  }

  @Test func `MV-12: a child that is started again while its flow runs is freed when both flows have ended`() throws {
    let family = Family()
    _ = family.result.write(to: history, "first")
    var other: BaseCoordinator<Void>? = BaseCoordinator()
    weak let kept = other
    let second = PublishSubject<String>()
    do {
      let child = try #require(family.child)
      child.results = second
      _ = family.parent?.coordinate(to: child).write(to: history, "second")
      _ = other?.coordinate(to: child)
    }
    family.results.onNext("a")
    #expect(family.childCount == 1 && second.hasObservers)
    #expect(kept?.childCoordinators.count == 1)
    second.onNext("b")
    #expect(family.childCount == 0 && kept?.childCoordinators.isEmpty == true && family.child == nil)
    #expect(
      history.lines == [
        "first: a", "first: completed", "first: disposed", "second: b", "second: completed", "second: disposed",
      ])
    other = nil
    #expect(kept == nil)
  }

  #if os(Linux) || os(macOS)
    // The hook is of the whole process: it is set in one of its own.
    @Test func `an error that nobody heard goes to the default handler when nobody can hear it any more`() async {
      await #expect(processExitsWith: .success) {
        let history = History()
        Hooks.defaultErrorHandler = { stack, error in history.note("\(stack) \(error)") }
        let parent = BaseCoordinator<Void>()
        parent.coordinate(to: FailingCoordinator("at once"))
        #expect(history.lines == ["[] at once"])
        let child = SubjectCoordinator()
        parent.coordinate(to: child)
        child.results.onError(Unheard("later"))
        #expect(history.lines == ["[] at once", "[] later"])
        do {
          let result = parent.coordinate(to: FailingCoordinator("late"))
          _ = result.subscribe(onError: { history.note("heard \($0)") })
          _ = result.subscribe(onError: { history.note("heard \($0)") })
        }
        do {
          let child = SubjectCoordinator()
          _ = parent.coordinate(to: child).subscribe(onError: { history.note("heard \($0)") })
          child.results.onError(Unheard("in time"))
        }
        #expect(history.lines.dropFirst(2) == ["heard late", "heard late", "heard in time"])
      }
    }
  #endif

  private struct Unheard: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private final class FailingCoordinator: BaseCoordinator<Int> {
    let error: Unheard
    init(_ text: String) { error = Unheard(text) }

    override func start() -> Observable<Int> { .error(error) }
  }
}
