import ObservableStates
import Testing

@testable import SampleReactors

@Suite struct NameBadgeReactorTests {
  @Test func aBindingSetsAFieldAndTheReactorHasTheLastWord() {
    let reactor = NameBadgeReactor()
    reactor.action.onNext(.binding(.set(\.name, "Ada")))
    #expect(reactor.currentState.title == "Ada")
    reactor.action.onNext(.binding(.set(\.name, "Augusta Ada")))
    #expect(reactor.currentState.name == "Augusta ")
    #expect(reactor.currentState.revision == 2)
  }

  @Test func scriptsSetFieldsByName() {
    let played = play(
      """
      @reactor name-badge
      binding {"name":"Ada"}
      binding isBold=true
      print
      ? {"name":"Ada","isBold":true,"printed":"Ada"}
      reset
      ? {"name":"","isBold":false,"revision":0}
      """)
    #expect(played.diagnostics + played.failures == [])
    #expect(
      played.frames.filter { $0.contains("ms > ") }.prefix(2) == [
        "0ms > binding {\"name\":\"Ada\"}", "0ms > binding {\"isBold\":true}",
      ])
  }
}
