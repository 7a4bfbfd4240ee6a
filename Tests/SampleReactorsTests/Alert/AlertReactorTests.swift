import Testing

@testable import SampleReactors

@Suite struct AlertReactorTests {
  @Test("RK-31 the same alert is another assignment, another action is none")
  func counts() {
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

  @Test("RK-32 the six cases of an alert")
  func pulses() {
    let played = play(
      """
      @reactor alert
      alert "Hello"
      alert "Hello"
      doSomeAction
      alert "Hello"
      alert "tokijh"
      doSomeAction
      ? $pulses.alertMessage == ["Hello","Hello","Hello","tokijh"]
      """)
    #expect(played.failures == [])
  }
}
