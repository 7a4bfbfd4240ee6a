import Observables
import Reactors
import TestSupport
import Testing

@testable import SampleReactors

@Suite struct ExampleListReactorTests {
  @Test func `a result that says so loads the list again`() {
    let played = play(
      """
      @reactor example-flow
      finish cancel
      ? $calls == {}
      finish reload
      ? $calls.examples.0 exists
      +idle
      ? examples == ["Charts","Colors","Gestures"]
      ? results == [{"cancel":{}},{"reload":{}}]
      """)
    #expect(played.failures == [])
  }

  @Test("MV-15 it says where the user wants to go, and goes nowhere")
  func routes() {
    let reactor = ExampleListReactor(service: FakeExamples(), report: { _ in })
    var routes: [String] = []
    let subscription = reactor.pulse(\.$route).compactMap { $0 }.subscribe(onNext: { routes.append("\($0)") })
    reactor.action.onNext(.open("Charts"))
    reactor.action.onNext(.open("Charts"))
    reactor.action.onNext(.goHome)
    #expect(routes == [#"example("Charts")"#, #"example("Charts")"#, "home"])
    subscription.dispose()
  }

  @Test func `a list that cannot be loaded stays as it is`() {
    let played = play(
      """
      @reactor example-flow
      refresh
      +idle
      ! examples fail 503
      refresh
      +idle
      ? examples == ["Charts","Colors","Gestures"]
      ? $errors == 1
      """)
    #expect(played.failures == [])
  }
}
