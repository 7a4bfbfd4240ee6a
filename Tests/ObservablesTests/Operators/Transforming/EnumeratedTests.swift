import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct EnumeratedTests {
  @Test("enumerated sends each element with its position")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-|")
    let out = source.enumerated().map { "\($0.index)\($0.element)" }
    #expect(play.difference(of: out, from: "-x-y-|", where: ["x": "0a", "y": "1b"]) == nil)
  }

}
