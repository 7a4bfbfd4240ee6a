import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ElementAtTests {
  @Test("OP-17: element(at:) sends one and completes")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.element(at: 1)
    #expect(play.difference(of: out, from: "---[b|]") == nil)
  }

  @Test("OP-17: too short is an error")
  func tooShort() {
    #expect(Observable.of(1).element(at: 5).heard == ["error Argument out of range."])
  }

}
