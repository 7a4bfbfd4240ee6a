import Dispatch
import DispatchSchedulers
import Observables
import TestSupport
import Testing
import VirtualTime

@Suite struct DispatchTimeIntervalSpansTests {
  /// Spans as apps declare them.
  private let one = DispatchTimeInterval.milliseconds(10)
  private let two = DispatchTimeInterval.microseconds(20_000)
  private let three = DispatchTimeInterval.nanoseconds(30_000_000)
  private let long = DispatchTimeInterval.seconds(1)

  @Test func `a span of Dispatch is as long as it says`() {
    let spans: [DispatchTimeInterval] = [.seconds(-2), one, two, three, .never]
    #expect(
      spans.map { Duration($0) } == [
        .seconds(-2), .milliseconds(10), .milliseconds(20), .milliseconds(30), .seconds(9_000_000_000),
      ])
  }

  @Test func `a span is added to a time of Dispatch`() {
    let now = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    let span: RxTimeInterval = .milliseconds(5)
    #expect((now + span).uptimeNanoseconds == 1_005_000_000)
  }

  @Test func `observables take spans of Dispatch`() {
    let play = MarblePlay()
    let (clock, source) = (play.clock, play.cold("-a-b|"))
    let ticks = Observable<Int>.self
    #expect(play.difference(of: source.throttle(three, scheduler: clock), from: "-a--[b|]") == nil)
    #expect(play.difference(of: source.throttle(three, latest: false, scheduler: clock), from: "-a--|") == nil)
    #expect(play.difference(of: source.debounce(one, scheduler: clock), from: "--a-[b|]") == nil)
    #expect(play.difference(of: source.delay(two, scheduler: clock), from: "---a-b|") == nil)
    #expect(play.difference(of: source.delaySubscription(two, scheduler: clock), from: "---a-b|") == nil)
    #expect(play.difference(of: source.timeout(long, scheduler: clock), from: "-a-b|") == nil)
    #expect(
      play.difference(
        of: play.cold("-a---b|").timeout(two, other: play.cold("x|"), scheduler: clock), from: "-a-x|") == nil)
    #expect(play.difference(of: source.take(for: two, scheduler: clock), from: "-a|") == nil)
    #expect(play.difference(of: source.skip(two, scheduler: clock), from: "---b|") == nil)
    #expect(play.difference(of: ticks.interval(two, scheduler: clock).take(2), from: "--0-[1|]") == nil)
    #expect(play.difference(of: ticks.timer(one, period: two, scheduler: clock).take(2), from: "-0-[1|]") == nil)
    #expect(play.difference(of: ticks.timer(one, scheduler: clock), from: "-[0|]") == nil)
    #expect(
      play.difference(of: source.window(timeSpan: long, count: 2, scheduler: clock).flatMap { $0 }, from: "-a-b|")
        == nil)
    let pairs = source.buffer(timeSpan: long, count: 2, scheduler: clock).filter { !$0.isEmpty }
    #expect(play.difference(of: pairs.map { $0.joined() }, from: "---x|", where: ["x": "ab"]) == nil)
  }

  @Test func `infallibles take spans of Dispatch`() {
    let play = MarblePlay()
    let clock = play.clock
    let source = play.cold("-a-b|").asInfallible(onErrorJustReturn: "#")
    #expect(play.difference(of: source.throttle(three, scheduler: clock).asObservable(), from: "-a--[b|]") == nil)
    #expect(play.difference(of: source.debounce(one, scheduler: clock).asObservable(), from: "--a-[b|]") == nil)
    #expect(play.difference(of: source.take(for: two, scheduler: clock).asObservable(), from: "-a|") == nil)
    #expect(play.difference(of: source.skip(two, scheduler: clock).asObservable(), from: "---b|") == nil)
  }

  @Test func `singles take spans of Dispatch`() {
    let play = MarblePlay()
    let clock = play.clock
    let single = play.cold("-[a|]").asSingle()
    let slow = play.cold("-----[a|]").asSingle()
    #expect(play.difference(of: single.delay(two, scheduler: clock).asObservable(), from: "---[a|]") == nil)
    #expect(play.difference(of: single.delaySubscription(two, scheduler: clock).asObservable(), from: "---[a|]") == nil)
    #expect(play.difference(of: single.timeout(long, scheduler: clock).asObservable(), from: "-[a|]") == nil)
    #expect(
      play.difference(of: slow.timeout(two, other: single, scheduler: clock).asObservable(), from: "---[a|]") == nil)
    #expect(play.difference(of: Single<Int>.timer(one, scheduler: clock).asObservable(), from: "-[0|]") == nil)
  }

  @Test func `drivers take spans of Dispatch`() {
    /// While a script plays, the playing thread is the main one.
    func difference(from picture: String, of make: (Driver<String>) -> Driver<String>) -> String? {
      let play = MarblePlay()
      return play.clock.whilePlaying {
        play.difference(of: make(play.hot("-a-b|").asDriver(onErrorDriveWith: .empty())), from: picture)
      }
    }
    #expect(difference(from: "-a--[b|]") { $0.throttle(three) } == nil)
    #expect(difference(from: "--a-[b|]") { $0.debounce(one) } == nil)
    #expect(difference(from: "---a-b|") { $0.delay(two) } == nil)
    #expect(difference(from: "--0-1") { _ in Driver<Int>.interval(two).map { "\($0)" } } == nil)
    #expect(difference(from: "-0-1-") { _ in Driver<Int>.timer(one, period: two).map { "\($0)" } } == nil)
  }
}
