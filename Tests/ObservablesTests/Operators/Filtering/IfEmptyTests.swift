import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct IfEmptyTests {
  @Test("ifEmpty sends a default")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-----|")
    let out = source.ifEmpty(default: "a")
    #expect(play.difference(of: out, from: "-----[a|]") == nil)
  }

  @Test("ifEmpty goes on with another sequence")
  func switching() {
    let play = MarblePlay()
    let source = play.hot("-|")
    let out = source.ifEmpty(switchTo: play.cold("-x|").asObservable())
    #expect(play.difference(of: out, from: "--x|") == nil)
  }

}
