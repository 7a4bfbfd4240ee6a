import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct FilterTests {
  @Test("OP-20: filter sends what satisfies")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-4-|") { Int($0)! }
    let out = source.filter { $0 % 2 == 0 }
    #expect(play.difference(of: out, from: "---2---4-|") == nil)
  }

  @Test("OP-20: a thrown error ends the sequence")
  func throwing() {
    let play = MarblePlay()
    let source = play.hot("-1-2-|") { Int($0)! }
    let out = source.filter { if $0 == 2 { throw TestError() } else { true } }
    #expect(play.difference(of: out, from: "-1-#") == nil)
  }

}
