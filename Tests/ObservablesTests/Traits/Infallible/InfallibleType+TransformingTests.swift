import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeTransformingTests {
  @Test func `SM-58: flatMapFirst ignores elements while an inner sequence runs`() {
    let play = MarblePlay()
    var asked: [String] = []
    let out = play.hot("-a-b---c---|").infallible.flatMapFirst { letter in
      asked.append(letter)
      return play.cold("x--x|").infallible.map { _ in letter }
    }
    #expect(play.difference(of: out, from: "-a--a--c--c|") == nil)
    #expect(asked == ["a", "c"])
  }
}
