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
}
