import Observables
import Testing
import VirtualTime

struct ConcatTests {
  @Test("OP-05 concat sends one source after another")
  func picture() {
    let play = MarblePlay()
    let second = play.cold("-c-|")
    let out = play.hot("-a-b-|").concat(second)
    #expect(play.difference(of: out, from: "-a-b--c-|") == nil)
    #expect(second.subscriptions == [Subscription(50, 80)])
  }

  @Test("OP-05 an error ends the sequence and later sources are never subscribed")
  func error() {
    let play = MarblePlay()
    let second = play.cold("-c-|")
    #expect(play.difference(of: play.hot("-a-#").concat(second), from: "-a-#") == nil)
    #expect(second.subscriptions == [])
  }

  @Test("OP-05 without sources it completes at once")
  func noSources() {
    let play = MarblePlay()
    #expect(play.difference(of: Observable<Int>.concat([Observable<Int>]()), from: "|") == nil)
    #expect(play.difference(of: Observable<Int>.concat(AnySequence([Observable<Int>]())), from: "|") == nil)
  }

  @Test("OP-05 disposal disposes the source whose turn it is")
  func disposal() {
    let play = MarblePlay()
    let second = play.cold("-c-----|")
    #expect(play.difference(of: play.hot("-a|").concat(second), from: "-a-c--") == nil)
    #expect(second.subscriptions == [Subscription(20, 50)])
  }

  @Test("OP-05 delivering now has the order of a subscription")
  func deliversNow() {
    let fast = Observable.concat(.just(1), .empty(), Observable.just(3).startWith(2))
    var delivered: [Int] = []
    #expect(fast.deliverNow { delivered.append($0) })
    #expect(delivered == [1, 2, 3])
    for slow in [Observable.of(2, 3), .never(), .error(MarbleError())] {
      let mixed = Observable.concat(.just(1), slow)
      #expect(!mixed.deliversNow)
      #expect(!mixed.deliverNow { delivered.append($0) })
    }
    #expect(delivered == [1, 2, 3])
  }

  @Test("OP-05 what an element causes to be scheduled comes after the whole, delivered now or subscribed")
  func scheduledMeanwhile() {
    func play(_ run: (Observable<Int>, @escaping (Int) -> Void) -> Void) -> [String] {
      var log: [String] = []
      run(.concat(.just(1), .just(2))) { element in
        log.append("\(element)")
        _ = CurrentThreadScheduler.instance.schedule(element) { element in
          log.append("scheduled by \(element)")
          return Disposables.create()
        }
      }
      return log
    }
    let expected = ["1", "2", "scheduled by 1", "scheduled by 2"]
    #expect(play { source, observe in _ = source.subscribe(onNext: observe) } == expected)
    #expect(play { source, observe in _ = source.deliverNow(observe) } == expected)
  }
}
