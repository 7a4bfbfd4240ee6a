import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct FlatMapFirstTests {
  @Test func `SM-28: flatMapFirst ignores elements while an inner sequence runs`() {
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

  @Test func `SM-28: flatMapFirst completes when the source and the inner sequence have, in any order`() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let history = History()
    let subscription = outer.flatMapFirst { _ in inner }.write(to: history)
    outer.onNext(1)
    outer.onCompleted()
    #expect(history.lines == [])
    inner.onNext(1)
    inner.onCompleted()
    subscription.dispose()
    #expect(history.lines == ["1", "completed", "disposed"])
  }

  @Test func `SM-28: flatMapFirst ignores an element that comes while the inner sequence that ended is disposed`() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let history = History()
    let subscription =
      outer
      .flatMapFirst { number in
        history.note("asked for \(number)")
        return inner.do(onDispose: { if number == 1 { outer.onNext(2) } })
      }
      .write(to: history)
    outer.onNext(1)
    inner.onCompleted()
    outer.onNext(3)
    #expect(history.lines == ["asked for 1", "asked for 3"])
    subscription.dispose()
  }
}
