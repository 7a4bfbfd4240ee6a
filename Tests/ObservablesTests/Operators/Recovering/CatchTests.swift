import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct CatchTests {
  @Test func `OP-03: catch continues with the sequence that the handler makes`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-#")
    let replacement = play.cold("x-|")
    #expect(play.difference(of: source.catch { _ in replacement.asObservable() }, from: "-a-b-x-|") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
    #expect(replacement.subscriptions == [Subscription(50, 70)])
  }

  @Test func `OP-03, SM-43: the operator sends what its pictures show`() {
    expectPicture("catchAndReturn sends an element in place of the error", is: "-a-b-[x|]") {
      $0.hot("-a-b-#").catchAndReturn("x")
    }
    expectPicture("catch(sequence:) tries one source after another", is: "-1---2-|") {
      Observable.catch(sequence: [$0.cold("-1-#"), $0.cold("--2-|"), $0.cold("3|")].map { $0.asObservable() })
    }
    expectPicture("without an error nothing changes", is: "-a-|") { $0.hot("-a-|").catch { _ in .just("x") } }
    expectPicture("without an error nothing changes", is: "-a-|") { $0.hot("-a-|").catchAndReturn("x") }
  }

  @Test func `OP-03, SM-43: the error of the last source surfaces`() {
    let play = MarblePlay()
    let sources = [play.cold("-1-#"), play.cold("-#")].map { $0.asObservable() }
    #expect(play.difference(of: Observable.catch(sequence: sources), from: "-1--#") == nil)
    #expect(Observable<Int>.catch(sequence: [.error(MarbleError()), .error(TestError())]).heard == ["error broken"])
    #expect(play.difference(of: Observable<Int>.catch(sequence: [Observable<Int>]()), from: "|") == nil)
  }

  @Test func `OP-03: the replacement's error and one that the handler throws end the sequence`() {
    struct Other: Error {}
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-#").catch { _ in play.cold("x-#").asObservable() }, from: "-x-#") == nil)
    var caught: [String] = []
    _ = Observable<Int>.error(MarbleError()).catch { _ in throw Other() }
      .subscribe(onError: { caught.append("\($0)") })
    #expect(caught == ["Other()"])
  }

  @Test func `OP-03: a ready source stays ready behind catch`() {
    Trampoline.inside {
      #expect(
        Observable.concat(.just(1), .just(2)).catch { _ in .just(0) }.deliveredNow == ["1", "2", "completed"])
      #expect(Observable.just(3).catchAndReturn(0).deliveredNow == ["3", "completed"])
      #expect(!Observable<Int>.error(MarbleError()).catchAndReturn(0).deliversNow)
    }
    #expect(Observable.just(3).catchAndReturn(0).deliveredNow == nil)
    #expect(Observable.just(3).catch { _ in .just(0) }.deliveredNow == nil)
  }

  @Test func `OP-03: a ready source that may fail stays ready behind catchAndReturn, but not behind catch`() {
    let failing = Observable.just(3).map { _ -> Int in throw TestError() }
    Trampoline.inside {
      #expect(failing.catch { _ in .just(0) }.deliveredNow == nil)
      #expect(failing.catchAndReturn(0).deliveredNow == ["0", "completed"])
    }
  }
}
