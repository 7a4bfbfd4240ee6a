import Coordinators
import HeadlessViews
import Observables
import Testing

@testable import SampleReactors

@MainActor @Suite struct ExampleCoordinatorTests {
  @Test func `nothing stays of an ended flow`() throws {
    let navigation = NavigationStack(rootViewController: ViewController())
    let parent = BaseCoordinator<Void>()
    parent.navigationController = navigation
    parent.coordinate(to: ExampleCoordinator(reactor: ExampleReactor("Charts", of: FakeExamples())))
      .subscribe().disposed(by: parent.disposeBag)
    weak let page = navigation.topViewController as? ExamplePage
    weak let reactor = page?.reactor
    #expect(reactor != nil)
    try navigation.perform(.back)
    #expect(page == nil)
    #expect(reactor == nil)
  }
}
