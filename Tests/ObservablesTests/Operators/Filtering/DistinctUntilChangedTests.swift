import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DistinctUntilChangedTests {
  @Test("OP-15: distinctUntilChanged drops repetitions")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-1-1-2-1-|") { Int($0)! }
    let out = source.distinctUntilChanged()
    #expect(play.difference(of: out, from: "-1---2-1-|") == nil)
  }

  @Test("OP-15: distinctUntilChanged compares elements by a key")
  func key() {
    let play = MarblePlay()
    let source = play.hot("-1-3-2-4-|") { Int($0)! }
    let out = source.distinctUntilChanged { $0 % 2 }
    #expect(play.difference(of: out, from: "-1---2---|") == nil)
  }

  @Test("OP-15: by comparer, which may throw")
  func comparer() {
    let play = MarblePlay()
    let source = play.hot("-1-3-9-|") { Int($0)! }
    let out = source.distinctUntilChanged { if $1 == 9 { throw TestError() } else { $0 == $1 } }
    #expect(play.difference(of: out, from: "-1-3-#") == nil)
  }

  @Test("OP-15: distinctUntilChanged compares elements by the value at a key path")
  func keyPath() {
    #expect(Observable.of("aa", "bb", "c").distinctUntilChanged(at: \.count).heard == ["aa", "c", "completed"])
  }

  @Test("OP-15: by key and comparer, with the last element that was sent")
  func keyAndComparer() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-5-4-|") { Int($0)! }
    let out = source.distinctUntilChanged({ $0 * 10 }, comparer: { $1 - $0 < 20 })
    #expect(play.difference(of: out, from: "-1---3-5---|") == nil)
  }
}
