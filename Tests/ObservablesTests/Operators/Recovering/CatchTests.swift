import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct CatchTests {
  @Test("OP-03: catch continues with the sequence that the handler makes")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-#")
    let replacement = play.cold("x-|")
    #expect(play.difference(of: source.catch { _ in replacement.asObservable() }, from: "-a-b-x-|") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
    #expect(replacement.subscriptions == [Subscription(50, 70)])
  }

  @Test("OP-03: catchAndReturn sends an element in place of the error")
  func pictureOfReturn() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-a-b-#").catchAndReturn("x"), from: "-a-b-[x|]") == nil)
  }

  @Test("OP-03: catch(sequence:) tries one source after another")
  func pictureOfSequence() {
    let play = MarblePlay()
    let sources = [play.cold("-1-#"), play.cold("--2-|"), play.cold("3|")].map { $0.asObservable() }
    #expect(play.difference(of: Observable.catch(sequence: sources), from: "-1---2-|") == nil)
  }

  @Test("OP-03: the error of the last source surfaces")
  func lastError() {
    let play = MarblePlay()
    let sources = [play.cold("-1-#"), play.cold("-#")].map { $0.asObservable() }
    #expect(play.difference(of: Observable.catch(sequence: sources), from: "-1--#") == nil)
    #expect(play.difference(of: Observable<Int>.catch(sequence: [Observable<Int>]()), from: "|") == nil)
  }

  @Test("OP-03: without an error nothing changes")
  func noError() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-a-|").catch { _ in .just("x") }, from: "-a-|") == nil)
    let again = MarblePlay()
    #expect(again.difference(of: again.hot("-a-|").catchAndReturn("x"), from: "-a-|") == nil)
  }

  @Test("OP-03: the replacement's error and one that the handler throws end the sequence")
  func errors() {
    struct Other: Error {}
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-#").catch { _ in play.cold("x-#").asObservable() }, from: "-x-#") == nil)
    var caught: [String] = []
    _ = Observable<Int>.error(MarbleError()).catch { _ in throw Other() }
      .subscribe(onError: { caught.append("\($0)") })
    #expect(caught == ["Other()"])
  }

  @Test("OP-03: a source that can be delivered now can be so with its handler")
  func deliversNow() {
    Trampoline.inside {
      #expect(
        Observable.concat(.just(1), .just(2)).catch { _ in .just(0) }.deliveredNow == ["1", "2", "completed"])
      #expect(Observable.just(3).catchAndReturn(0).deliveredNow == ["3", "completed"])
      #expect(!Observable<Int>.error(MarbleError()).catchAndReturn(0).deliversNow)
    }
    #expect(Observable.just(3).catchAndReturn(0).deliveredNow == nil)
    #expect(Observable.just(3).catch { _ in .just(0) }.deliveredNow == nil)
  }

  @Test("OP-03: where a source may fail, only what replaces the error by an element can be delivered now")
  func deliversNowOrFails() {
    let failing = Observable.just(3).map { _ -> Int in throw TestError() }
    Trampoline.inside {
      #expect(failing.catch { _ in .just(0) }.deliveredNow == nil)
      #expect(failing.catchAndReturn(0).deliveredNow == ["0", "completed"])
    }
  }

  @Test("SM-43: catch(sequence:) goes on at an error only; the last error surfaces")
  func sequenceTimes() {
    struct Last: Error {}
    let scheduler = TestScheduler(initialClock: 0)
    let failing = scheduler.createColdObservable([.next(5, 1), .error(10, TestError())])
    let fine = scheduler.createColdObservable([.next(5, 2), .completed(10)])
    let never = scheduler.createColdObservable([.next(5, 3)])
    let result = scheduler.start {
      Observable.catch(sequence: [failing.asObservable(), fine.asObservable(), never.asObservable()])
    }
    #expect(result.events == [.next(205, 1), .next(215, 2), .completed(220)])
    #expect(failing.subscriptions == [Subscription(200, 210)])
    #expect(fine.subscriptions == [Subscription(210, 220)])
    #expect(never.subscriptions == [])
    #expect(Observable<Int>.catch(sequence: [.error(TestError()), .error(Last())]).heard == ["error Last()"])
  }
}
