import HeadlessViews
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct CalculatorViewTests {
  @Test func `every key sends its action`() throws {
    let view = CalculatorView()
    let reactor = CalculatorReactor()
    reactor.isStubEnabled = true
    view.reactor = reactor
    let keys = [
      view.zero, view.one, view.two, view.three, view.four, view.five, view.six, view.seven, view.eight, view.nine,
      view.dot, view.plus, view.minus, view.times, view.dividedBy, view.equals, view.changeSign, view.percent,
      view.clear,
    ]
    for key in keys { try key.perform(.tap) }
    #expect(
      reactor.stub.actions.map { "\($0)" } == (0...9).map { "digit(\($0))" } + [
        "dot", "plus", "minus", "times", "dividedBy", "equals", "changeSign", "percent", "clear",
      ])
  }
}
