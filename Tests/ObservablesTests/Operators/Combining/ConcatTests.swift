import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ConcatTests {
  @Test func `OP-05, SM-27: concat sends one source after another`() {
    let play = MarblePlay()
    let second = play.cold("-c-|")
    let out = play.hot("-a-b-|").concat(second)
    #expect(play.difference(of: out, from: "-a-b--c-|") == nil)
    #expect(second.subscriptions == [Subscription(50, 80)])
  }

  @Test
  func `OP-05: the source that has ended is let go before the next one is subscribed: what both share begins anew`() {
    let shared = Observable.of(1, 2, 3).share()
    #expect(shared.take(1).concat(shared).heard == ["1", "1", "2", "3", "completed"])
    let catching = Observable.of(1, 2, 3).share()
    let failing = catching.map { number -> Int in if number == 2 { throw TestError() } else { number } }
    #expect(failing.retry(2).heard == ["1", "1", "error broken"])
  }

  @Test func `OP-05: an error ends the sequence and later sources are never subscribed`() {
    let play = MarblePlay()
    let second = play.cold("-c-|")
    #expect(play.difference(of: play.hot("-a-#").concat(second), from: "-a-#") == nil)
    #expect(second.subscriptions == [])
  }

  @Test func `OP-05: concat without sources completes at once`() {
    let play = MarblePlay()
    #expect(play.difference(of: Observable<Int>.concat([Observable<Int>]()), from: "|") == nil)
    #expect(play.difference(of: Observable<Int>.concat(AnySequence([Observable<Int>]())), from: "|") == nil)
  }

  @Test func `OP-05: disposal disposes the source whose turn it is`() {
    let play = MarblePlay()
    let second = play.cold("-c-----|")
    #expect(play.difference(of: play.hot("-a|").concat(second), from: "-a-c--") == nil)
    #expect(second.subscriptions == [Subscription(20, 50)])
  }

  @Test func `OP-05: delivering now has the order of a subscription`() {
    let fast = Observable.concat(.just(1), .empty(), Observable.just(3).startWith(2))
    Trampoline.inside {
      #expect(fast.deliveredNow == ["1", "2", "3", "completed"])
      for slow in [Observable.of(2, 3), .never(), .error(MarbleError())] {
        #expect(Observable.concat(.just(1), slow).deliveredNow == nil)
      }
    }
    #expect(fast.deliveredNow == nil)
    #expect(Observable.just(3).startWith(2).deliveredNow == nil)
  }

  @Test func `OP-05: a source that fails ends a delivery: the next is not asked`() {
    let failing = Observable.just(2).map { _ -> Int in throw TestError() }
    Trampoline.inside {
      #expect(Observable.concat(.just(1), failing, .just(3)).deliveredNow == ["1", "error broken"])
    }
  }

  @Test func `OP-05: work that an element schedules runs after the whole sequence, delivered at once or subscribed`() {
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
    #expect(play { source, observe in _ = Trampoline.inside { source.deliverNow(observe) } } == expected)
  }

  private func number(_ value: Int) -> Observable<Int> { .just(value, scheduler: CurrentThreadScheduler.instance) }

  /// A number, then a collection that knows its end: `concat` has let go of it when its last turn has come.
  private func collections(from start: Int) -> Observable<Int> {
    .concat([0, 1].lazy.map { [self] in $0 == 0 ? number(start) : collections(from: start + 1) })
  }

  /// A number, then a sequence that does not know its end: `concat` has to come back to it.
  private func sequences(from start: Int) -> Observable<Int> {
    .concat(AnySequence([0, 1].lazy.map { [self] in $0 == 0 ? number(start) : sequences(from: start + 1) }))
  }

  @Test func `SM-27: a collection of unknown nesting needs one place, a lazily nested sequence one for each level`() {
    #if DEBUG || TRACE_RESOURCES
      maxTailRecursiveSinkStackSize = 0
      var elements: [Int] = []
      _ = collections(from: 0).take(10_000).subscribe(onNext: { elements.append($0) })
      #expect(elements == Array(0..<10_000))
      #expect(maxTailRecursiveSinkStackSize == 1)
      elements = []
      _ = sequences(from: 0).take(1_000).subscribe(onNext: { elements.append($0) })
      #expect(elements == Array(0..<1_000))
      #expect(maxTailRecursiveSinkStackSize > 10)
    #endif
  }
}
