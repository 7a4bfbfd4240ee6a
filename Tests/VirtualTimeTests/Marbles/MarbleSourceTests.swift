import Observables
import Testing
import VirtualTime

struct MarbleSourceTests {
  private let play = MarblePlay()

  @Test func `subscriptions are remembered, in milliseconds`() {
    let source = play.cold("-a-#")
    #expect(play.difference(of: source.retry(2), from: "-a--a-#") == nil)
    #expect(source.subscriptions == [Subscription(0, 30), Subscription(30, 60)])
  }

  @Test func `observers are counted while they listen`() {
    let source = play.hot("-a")
    #expect(source.observerCount == 0)
    let one = source.subscribe()
    let other = source.subscribe()
    #expect(source.observerCount == 2)
    #expect(source.subscriptions == [Subscription(0), Subscription(0)])
    one.dispose()
    one.dispose()
    #expect(source.observerCount == 1)
    other.dispose()
    #expect(source.observerCount == 0)
  }

  @Test func `each subscription of a cold source hears the whole picture`() throws {
    let source = play.cold("a-b|")
    var heard: [String] = []
    let first = source.subscribe(onNext: { heard.append("first \($0)") })
    try play.clock.advance(by: .milliseconds(10))
    let second = source.subscribe(onNext: { heard.append("second \($0)") })
    try play.clock.advance(by: .milliseconds(100))
    first.dispose()
    second.dispose()
    #expect(heard == ["first a", "second a", "first b", "second b"])
  }

  @Test func `a cold source whose subscription ended leaves nothing on the clock`() {
    let subscription = play.cold("-a-b|").subscribe()
    #expect(play.clock.hasOneShotWork)
    subscription.dispose()
    #expect(!play.clock.hasOneShotWork)
  }

  @Test func `a hot source sends to whoever listens at the time`() throws {
    let source = play.hot("-a-b-c")
    var heard: [String] = []
    try play.clock.advance(by: .milliseconds(20))
    let subscription = source.subscribe(onNext: { heard.append($0) })
    try play.clock.advance(by: .milliseconds(20))
    subscription.dispose()
    try play.clock.advance(by: .milliseconds(20))
    #expect(heard == ["b"])
  }

  @Test func `a source that is not played keeps no clock alive`() {
    weak var gone: VirtualClock?
    do {
      let play = MarblePlay()
      _ = play.hot("-a-|")
      gone = play.clock
    }
    #expect(gone == nil)
  }

  @Test func `an observer hears the events; the error of a picture prints as it is drawn`() throws {
    final class Copy: ObserverType {
      var events: [Event<String>] = []
      func on(_ event: Event<String>) { events.append(event) }
    }
    let copy = Copy()
    let source = play.hot("-a-#")
    _ = source.subscribe(copy)
    try play.clock.advance(by: .milliseconds(30))
    #expect(copy.events.map(\.debugDescription) == ["next(a)", "error(#)"])
    #expect(copy.events.compactMap { ($0.error as? MarbleError)?.description } == ["#"])
    #expect(source.observerCount == 1)
  }
}
