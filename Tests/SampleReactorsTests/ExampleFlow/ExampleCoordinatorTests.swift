import Coordinators
import HeadlessViews
import Observables
import Testing

@testable import SampleReactors

@MainActor @Suite struct ExampleCoordinatorTests {
  private let examples = FakeExamples()
  private let navigation = NavigationStack(rootViewController: ViewController())
  private let parent = BaseCoordinator<Void>()

  init() {
    parent.navigationController = navigation
  }

  /// Starts the flow and notes how it ends.
  private func begin() -> (endings: () -> [String], page: ExamplePage?) {
    var endings: [String] = []
    parent.coordinate(to: ExampleCoordinator(reactor: ExampleReactor("Charts", of: examples)))
      .subscribe(onNext: { endings.append("\($0)") }, onCompleted: { endings.append("completed") })
      .disposed(by: parent.disposeBag)
    return ({ endings }, navigation.topViewController as? ExamplePage)
  }

  @Test func `MV-13: a deleted example pops its page and ends the flow with reload, once`() throws {
    let flow = begin()
    #expect(parent.childCoordinators.count == 1)
    try flow.page?.deleteButton.perform(.tap)
    examples.deleteReply.onNext(false)
    #expect(flow.endings() == [])
    try flow.page?.deleteButton.perform(.tap)
    examples.deleteReply.onNext(true)
    #expect(flow.endings() == ["reload", "completed"])
    #expect(navigation.viewControllers.count == 1)
    #expect(parent.childCoordinators.isEmpty)
  }

  @Test func `MV-14: a page that the user leaves ends the flow with cancel`() throws {
    let flow = begin()
    try navigation.perform(.back)
    #expect(flow.endings() == ["cancel", "completed"])
    #expect(parent.childCoordinators.isEmpty)
  }

  @Test func `MV-12: a page that vanishes unseen ends the flow without a result`() {
    let endings = begin().endings
    navigation.popViewController(animated: false)
    #expect(endings() == ["completed"])
    #expect(parent.childCoordinators.isEmpty)
  }

  @Test func `nothing stays of an ended flow`() throws {
    weak var page: ExamplePage?
    weak var reactor: ExampleReactor?
    do {
      let flow = begin()
      page = flow.page
      reactor = flow.page?.reactor
    }
    #expect(reactor != nil)
    try navigation.perform(.back)
    #expect(page == nil)
    #expect(reactor == nil)
  }
}
