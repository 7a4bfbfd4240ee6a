import HeadlessViews
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct ExamplePageTests {
  @Test func `MV-05: the page asks and renders as soon as it is loaded`() throws {
    let examples = FakeExamples()
    let page = ExamplePage()
    page.reactor = ExampleReactor("followed", of: examples)
    #expect(page.nameLabel.text == nil)
    page.loadViewIfNeeded()
    #expect(page.nameLabel.text == "followed")
    #expect(page.followButton.isSelected)
  }

  @Test func `the page's buttons follow and delete`() throws {
    let page = ExamplePage()
    let reactor = ExampleReactor("Charts", of: FakeExamples())
    reactor.isStubEnabled = true
    page.loadViewIfNeeded()
    page.reactor = reactor
    try page.followButton.perform(.tap)
    try page.deleteButton.perform(.tap)
    #expect(reactor.stub.actions == [.refreshFollowingStatus, .follow, .delete])
  }
}
