import Coordinators
import TestSupport
import Testing

@MainActor @Suite struct BaseCoordinatorTests {
  private let history = History()
  private let parent = BaseCoordinator<Void>()

  init() {
    parent.navigationController = NavigationStack(rootViewController: ViewController())
    parent.navigationController.topViewController?.title = "home"
  }

  /// Starts the flow of the article and shows its page, which that leaves to others.
  private func startExample() -> DisposeBag {
    let bag = DisposeBag()
    parent.coordinate(to: ExampleCoordinator())
      .do(onNext: { [history, parent] _ in history.note("children: \(parent.childCoordinators.count)") })
      .write(to: history)
      .disposed(by: bag)
    parent.navigationController.pushViewController(Made.page!, animated: true)
    return bag
  }

  private var pages: [String] { parent.navigationController.viewControllers.map { $0.title ?? "nil" } }

  @Test func `MV-07: the type of the result has a name in the coordinator, which is the delegate of its stack`() {
    let result: ExampleCoordinator.CoordinationResult = .reload
    #expect(result == .reload)
    #expect(parent.navigationController.delegate === parent)
    let other = BaseCoordinator<Void>()
    other.navigationController = parent.navigationController
    #expect(parent.navigationController.delegate === parent)
    other.navigationController = nil
    #expect(other.navigationController == nil)
  }

  @Test func `MV-07: a coordinator does not keep itself alive as the delegate of its stack`() {
    let stack = NavigationStack()
    var coordinator: BaseCoordinator<Void>? = BaseCoordinator()
    weak let held = coordinator
    coordinator?.navigationController = stack
    coordinator = nil
    #expect(held == nil && stack.delegate == nil)
  }

  @Test func `MV-07, RX-17: a coordinator has rx, which tells when it has gone`() {
    var coordinator: ExampleCoordinator? = ExampleCoordinator()
    _ = coordinator?.rx.deallocated.write(to: history)
    #expect(history.lines == [])
    coordinator = nil
    #expect(history.lines == ["()", "completed", "disposed"])
  }

  @Test func `MV-13: deleting is the result reload and pops the page`() {
    let bag = startExample()
    #expect(pages == ["home", "example"])
    Made.reactor?.action.onNext(.delete)
    #expect(history.lines == ["children: 0", "reload", "completed", "disposed"])
    #expect(pages == ["home"])
    withExtendedLifetime(bag) {}
  }

  @Test func `MV-13: going back is the result cancel and pops nothing more`() throws {
    let bag = startExample()
    try parent.navigationController.perform(.back)
    #expect(history.lines == ["children: 0", "cancel", "completed", "disposed"])
    #expect(pages == ["home"])
    withExtendedLifetime(bag) {}
  }

  @Test func `MV-13: there is exactly one result, whatever comes after it`() throws {
    let bag = startExample()
    let (page, reactor) = (Made.page!, Made.reactor!)
    reactor.action.onNext(.delete)
    reactor.action.onNext(.delete)
    page.popedAction.onNext(())
    #expect(history.lines == ["children: 0", "reload", "completed", "disposed"])
    withExtendedLifetime(bag) {}
  }

  @Test func `MV-14: a page that an animated transition removed is told, and nothing else is told after it`() throws {
    let page = ReactorViewController()
    _ = page.popedAction.map { "popped" }.write(to: history)
    parent.navigationController.pushViewController(page, animated: true)
    parent.navigationController.pushViewController(ViewController(), animated: true)
    try parent.navigationController.perform(.back)
    #expect(history.lines == [])
    try parent.navigationController.perform(.back)
    #expect(history.lines == ["popped", "completed", "disposed"])
  }

  @Test func `MV-14: a page that was removed without animation is not told`() {
    let page = ReactorViewController()
    _ = page.popedAction.map { "popped" }.write(to: history)
    parent.navigationController.pushViewController(page, animated: true)
    parent.navigationController.popViewController(animated: false)
    #expect(history.lines == [])
  }

  @Test func `MV-14: all pages that one transition removed are told, the upper ones first`() {
    for title in ["a", "b", "c"] {
      let page = ViewController()
      _ = page.popedAction.map { title }.write(to: history)
      parent.navigationController.pushViewController(page, animated: true)
    }
    parent.navigationController.popToRootViewController(animated: true)
    #expect(history.lines.filter { $0.count == 1 } == ["c", "b", "a"])
  }

  @Test func `MV-15: pages know no pages: the coordinators say what follows what`() throws {
    let stack = parent.navigationController!
    let list = ListCoordinator(history)
    parent.coordinate(to: list)
    #expect(pages == ["home", "list"])
    let listPage = try #require(stack.topViewController as? ListPage)
    try listPage.list.perform(.select(1))
    #expect(pages == ["home", "list", "b"])
    #expect(
      parent.outline == """
        BaseCoordinator<()>
          ListCoordinator
            ItemCoordinator
        """)
    let itemPage = try #require(stack.topViewController as? ItemPage)
    try itemPage.doneButton.perform(.tap)
    #expect(pages == ["home", "list"])
    #expect(history.lines == ["done with b"])
    try listPage.list.perform(.select(0))
    try stack.perform(.back)
    #expect(pages == ["home", "list"])
    #expect(list.childCoordinators.isEmpty)
    try stack.perform(.back)
    #expect(pages == ["home"])
    #expect(parent.outline == "BaseCoordinator<()>")
    #expect(history.lines == ["done with b"])
  }

  @Test func `MV-15: without a coordinator a page goes nowhere: it only tells its reactor what was done`() throws {
    let listPage = ListPage(), itemPage = ItemPage("b")
    let stack = NavigationStack(rootViewController: listPage)
    listPage.reactor = ListReactor()
    try listPage.list.perform(.select(1))
    #expect(listPage.reactor?.currentState.selected == "b")
    #expect(stack.viewControllers == [listPage])
    stack.pushViewController(itemPage, animated: false)
    itemPage.reactor = ItemReactor()
    try itemPage.doneButton.perform(.tap)
    #expect(itemPage.reactor?.currentState.isDone == true)
    #expect(stack.viewControllers == [listPage, itemPage])
    #expect(listPage.presentedViewController == nil && itemPage.presentedViewController == nil)
  }

  @Test func `children of a coordinator that goes away end in the order in which they were made`() {
    var parent: BaseCoordinator<Void>? = BaseCoordinator()
    for number in 0..<20 {
      let child = SubjectCoordinator()
      Disposables.create { [history] in history.note("\(number)") }.disposed(by: child.disposeBag)
      parent?.coordinate(to: child)
    }
    parent = nil
    #expect(history.lines == (0..<20).map { "\($0)" })
  }

  #if os(Linux) || os(macOS)
    @Test func `MV-08: a coordinator without start traps when it is started`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        final class Idle: BaseCoordinator<Int> {}
        BaseCoordinator<Void>().coordinate(to: Idle())
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("Idle does not override start()"))
    }

    @Test func `MV-09: a coordinator without noResultStart traps when it is started without a result`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ExampleCoordinator().noResultStart()
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("ExampleCoordinator does not override noResultStart()"))
    }
  #endif

  @Test func `MV-09: a flow without a result is stored, started and freed by its parent`() {
    final class Settings: BaseCoordinator<Never> {
      override func noResultStart() { navigationController.pushViewController(ReactorViewController(), animated: true) }
    }
    let settings = Settings()
    parent.store(coordinator: settings)
    settings.noResultStart()
    #expect(pages == ["home", "example"])
    #expect(parent.childCoordinators.count == 1)
    parent.free(coordinator: settings)
    #expect(parent.childCoordinators.isEmpty)
  }
}
