import HeadlessViews
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct ExampleListPageTests {
  @Test func `MV-05, MV-15: the page shows names and tells which one was tapped, and nothing else`() throws {
    let examples = FakeExamples()
    let reactor = ExampleListReactor(service: examples, report: { _ in })
    let page = ExampleListPage()
    let stack = NavigationStack(rootViewController: page)
    page.reactor = reactor
    examples.namesReply.onNext(["a", "b"])
    #expect(page.list.numberOfRows(inSection: 0) == 2)
    try page.list.perform(.select(1))
    guard case .example("b") = reactor.currentState.route else {
      Issue.record("the route is \(String(describing: reactor.currentState.route))")
      return
    }
    #expect(page.list.indexPathForSelectedRow == nil)
    #expect(stack.viewControllers == [page] && page.presentedViewController == nil)
  }
}
