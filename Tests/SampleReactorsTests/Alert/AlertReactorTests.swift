import Testing

@testable import SampleReactors

@Suite struct AlertReactorTests {
  @Test func `RK-31: the same alert is another assignment, another action is none`() {
    let reactor = AlertReactor()
    reactor.action.onNext(.alert("Hello"))
    let first = reactor.currentState.$alertMessage
    reactor.action.onNext(.doSomeAction)
    #expect(reactor.currentState.$alertMessage == first)
    #expect(reactor.currentState.otherActions == 1)
    reactor.action.onNext(.alert("Hello"))
    #expect(reactor.currentState.$alertMessage != first)
    #expect(reactor.currentState.$alertMessage.value == first.value)
  }
}
