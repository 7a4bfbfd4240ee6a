import HeadlessViews
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct ExampleFlowViewTests {
  private let examples = FakeExamples()

  private func makeReactor() -> ExampleListReactor { ExampleListReactor(service: examples, report: { _ in }) }

  private func makeView() -> ExampleFlowView {
    ExampleFlowView { [examples] name in ExampleReactor(name, of: examples) }
  }

  @Test func `MV-05: binding begins the flow`() {
    let view = makeView()
    #expect(view.navigation.viewControllers.isEmpty)
    let reactor = makeReactor()
    view.reactor = reactor
    #expect(view.navigation.viewControllers.map(\.title) == ["List"])
    #expect(view.openFlows.text == "0")
    reactor.action.onNext(.open("a"))
    #expect(view.openFlows.text == "1")
  }

  @Test func `another reactor begins another flow`() {
    let view = makeView()
    let first = makeReactor()
    view.reactor = first
    first.action.onNext(.open("a"))
    let second = makeReactor()
    view.reactor = second
    #expect(view.navigation.viewControllers.map(\.title) == ["List"])
    #expect(view.openFlows.text == "0")
    first.action.onNext(.open("b"))
    #expect(view.navigation.viewControllers.map(\.title) == ["List"])
    second.action.onNext(.open("b"))
    #expect(view.navigation.viewControllers.map(\.title) == ["List", "Example"])
  }

  @Test func `MV-12: unbinding ends all flows, and nothing holds the reactor any more`() {
    let view = makeView()
    var reactor: ExampleListReactor? = makeReactor()
    weak let witness = reactor
    view.reactor = reactor
    reactor?.action.onNext(.open("a"))
    view.reactor = nil
    reactor = nil
    ReactorStorage.sweep()
    #expect(view.navigation.viewControllers.isEmpty)
    #expect(witness == nil)
  }
}
