import Observables
import Testing
import VirtualTime

struct ConnectableObservableTests {
  @Test("OP-07 a second connect gives the same connection; after disposal the next makes a new one")
  func connections() {
    let play = MarblePlay()
    let source = play.hot("---")
    let shared = source.publish()
    let first = shared.connect()
    _ = shared.connect()
    #expect(source.subscriptions == [Subscription(0)])
    first.dispose()
    #expect(source.subscriptions == [Subscription(0, 0)])
    let third = shared.connect()
    #expect(source.observerCount == 1)
    third.dispose()
  }

  @Test("OP-07 the connection is over before the observers hear of the end")
  func endsFirst() {
    let source = PublishSubject<Int>()
    let shared = source.publish()
    var log: [String] = []
    _ = shared.subscribe(onCompleted: {
      log.append("completed, source observed: \(source.hasObservers)")
      _ = shared.connect()
      _ = shared.subscribe(onCompleted: { log.append("again") })
    })
    _ = shared.connect()
    source.onCompleted()
    #expect(log == ["completed, source observed: false"])
  }
}
