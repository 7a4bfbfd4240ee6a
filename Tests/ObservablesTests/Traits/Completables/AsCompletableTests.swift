import Observables
import TestSupport
import Testing
import VirtualTime

struct AsCompletableTests {
  @Test func `RX-03: asCompletable completes with its source`() {
    let play = MarblePlay()
    let completable: Completable = play.hot("---|").ignoreElements().asCompletable()
    #expect(play.difference(of: completable, from: "---|") == nil)
  }

  @Test func `RX-03: asCompletable of an observable without elements keeps that observable`() {
    let observable = Observable<Never>.error(TestError())
    #expect(observable.asCompletable().asObservable() === observable)
  }
}
