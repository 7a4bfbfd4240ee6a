import Observables
import TestSupport
import Testing
import VirtualTime

struct FlatMapFirstTests {
  @Test("28 flatMapFirst ignores elements while an inner sequence runs")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b---c---|")
    var asked: [String] = []
    let out = source.flatMapFirst { letter in
      asked.append(letter)
      return play.cold("x--x|").map { _ in letter }
    }
    #expect(play.difference(of: out, from: "-a--a--c--c|") == nil)
    #expect(asked == ["a", "c"])
  }

}
