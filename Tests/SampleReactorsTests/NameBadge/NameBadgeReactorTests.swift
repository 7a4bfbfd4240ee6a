import ObservableStates
import Testing

@testable import SampleReactors

@Suite struct NameBadgeReactorTests {
  @Test func `a binding sets a field and the reactor has the last word`() {
    let reactor = NameBadgeReactor()
    reactor.action.onNext(.binding(.set(\.name, "Ada")))
    #expect(reactor.currentState.title == "Ada")
    reactor.action.onNext(.binding(.set(\.name, "Augusta Ada")))
    #expect(reactor.currentState.name == "Augusta ")
    #expect(reactor.currentState.revision == 2)
  }
}
