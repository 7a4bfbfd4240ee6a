import Observables
import Reactors
import Testing

@testable import SampleReactors

@Suite struct ExampleListReactorTests {
  @Test func `MV-15: the reactor says where the user wants to go, and goes nowhere`() {
    let reactor = ExampleListReactor(service: FakeExamples(), report: { _ in })
    var routes: [String] = []
    let subscription = reactor.pulse(\.$route).compactMap { $0 }.subscribe(onNext: { routes.append("\($0)") })
    reactor.action.onNext(.open("Charts"))
    reactor.action.onNext(.open("Charts"))
    reactor.action.onNext(.goHome)
    #expect(routes == [#"example("Charts")"#, #"example("Charts")"#, "home"])
    subscription.dispose()
  }
}
