import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct MulticastTests {
  private func connect(_ source: ConnectableObservable<String>, _ play: MarblePlay, after milliseconds: Int) {
    _ = play.clock.scheduleRelative((), dueTime: .milliseconds(milliseconds)) {
      _ = source.connect()
      return Disposables.create()
    }
  }

  @Test("OP-07 multicast sends once connected")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.multicast(PublishSubject())
    connect(out, play, after: 20)
    #expect(play.difference(of: out, from: "---b-c-|") == nil)
    #expect(source.subscriptions == [Subscription(20, 70)])
  }

  @Test("multicast within a selector shares the source")
  func pictureOfSelector() {
    let play = MarblePlay()
    let source = play.hot("-1-2-|")
    let out = source.multicast({ PublishSubject<String>() }) { Observable.merge($0, $0) }
    #expect(play.difference(of: out, from: "-[11]-[22]-|") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
  }

  @Test("multicast: an error that a selector throws ends the sequence")
  func selectorThrows() {
    let play = MarblePlay()
    let source = play.hot("-1-2-|")
    let noSubject = source.multicast({ () throws -> PublishSubject<String> in throw MarbleError() }) { $0 }
    #expect(play.difference(of: noSubject, from: "#") == nil)
    let noResult = source.multicast({ PublishSubject<String>() }) { _ throws -> Observable<String> in
      throw MarbleError()
    }
    #expect(play.difference(of: noResult, from: "#") == nil)
    #expect(source.subscriptions == [])
  }
}
