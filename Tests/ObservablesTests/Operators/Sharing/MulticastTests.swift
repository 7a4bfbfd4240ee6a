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

  @Test func `OP-07: multicast sends once connected`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let out = source.multicast(PublishSubject())
    connect(out, play, after: 20)
    #expect(play.difference(of: out, from: "---b-c-|") == nil)
    #expect(source.subscriptions == [Subscription(20, 70)])
  }

  @Test func `OP-07: a subject is made for each connection, so that a source that ended can be heard again`() {
    let source = Observable.of(1, 2)
    var subjects = 0
    let shared = source.multicast(makeSubject: { () -> PublishSubject<Int> in
      subjects += 1
      return PublishSubject()
    })
    var heard: [String] = []
    for turn in 1...2 {
      _ = shared.subscribe(onNext: { heard.append("\(turn): \($0)") }, onCompleted: { heard.append("\(turn): end") })
      _ = shared.connect()
    }
    #expect(heard == ["1: 1", "1: 2", "1: end", "2: 1", "2: 2", "2: end"])
    #expect(subjects == 2)
  }

  @Test func `multicast within a selector shares the source`() {
    let play = MarblePlay()
    let source = play.hot("-1-2-|")
    let out = source.multicast({ PublishSubject<String>() }) { Observable.merge($0, $0) }
    #expect(play.difference(of: out, from: "-[11]-[22]-|") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
  }

  @Test func `multicast: an error that a selector throws ends the sequence`() {
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
