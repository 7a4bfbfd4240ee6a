import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ScanTests {
  @Test("OP-40 scan sends each accumulation, not the seed")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-|") { Int($0)! }
    let out = source.scan(0, accumulator: +)
    #expect(play.difference(of: out, from: "-1-3-6-|") == nil)
  }

  @Test("scan(into:) folds in place")
  func into() {
    let play = MarblePlay()
    let source = play.hot("-1-2-|") { Int($0)! }
    let out = source.scan(into: [Int]()) { $0.append($1) }
    #expect(play.difference(of: out, from: "-x-y-|", where: ["x": "[1]", "y": "[1, 2]"]) == nil)
  }

  @Test("45 a thrown error ends the sequence")
  func throwing() {
    let play = MarblePlay()
    let source = play.hot("-1-2-|") { Int($0)! }
    let out = source.scan(0) { if $1 == 2 { throw TestError() } else { $0 + $1 } }
    #expect(play.difference(of: out, from: "-1-#") == nil)
  }

}
