import Observables
import TestSupport
import Testing
import VirtualTime

/// A deprecated function that is called through a protocol warns nobody.
private protocol Seconds {
  func differences(_ play: MarblePlay) -> [String?]
  func driverDifferences(_ play: SharedPlay) -> [String?]
}

private struct FormerSpans: Seconds {
  @available(*, deprecated)
  func differences(_ play: MarblePlay) -> [String?] {
    let (clock, source) = (play.clock, play.cold("-a-b|"))
    return [
      play.difference(of: source.throttle(0.03, scheduler: clock), from: "-a--[b|]"),
      play.difference(of: source.throttle(0.03, latest: false, scheduler: clock), from: "-a--|"),
      play.difference(of: source.debounce(0.01, scheduler: clock), from: "--a-[b|]"),
      play.difference(of: source.delay(0.02, scheduler: clock), from: "---a-b|"),
      play.difference(of: source.delaySubscription(0.02, scheduler: clock), from: "---a-b|"),
      play.difference(of: source.timeout(1, scheduler: clock), from: "-a-b|"),
      play.difference(of: play.cold("-a---b|").timeout(0.02, other: play.cold("x|"), scheduler: clock), from: "-a-x|"),
      play.difference(of: source.take(0.02, scheduler: clock), from: "-a|"),
      play.difference(of: source.skip(0.02, scheduler: clock), from: "---b|"),
      play.difference(
        of: source.buffer(timeSpan: 1, count: 2, scheduler: clock).filter { !$0.isEmpty }.map {
          $0.joined(separator: "+")
        },
        from: "---x|", where: ["x": "a+b"]),
      play.difference(
        of: source.window(timeSpan: 1, count: 2, scheduler: clock).flatMap { $0 }, from: "-a-b|"),
      play.difference(of: Observable<Int>.interval(0.02, scheduler: clock).take(2), from: "--0-[1|]"),
      play.difference(of: Observable<Int>.timer(0.01, period: 0.02, scheduler: clock).take(2), from: "-0-[1|]"),
      play.difference(of: Observable<Int>.timer(0.01, scheduler: clock), from: "-[0|]"),
    ]
  }

  @available(*, deprecated)
  func driverDifferences(_ play: SharedPlay) -> [String?] {
    [
      play.difference(from: "-a--[b|]") { play.driver("-a-b|").throttle(0.03) },
      play.difference(from: "--a-[b|]") { play.driver("-a-b|").debounce(0.01) },
      play.difference(from: "---a-b|") { play.driver("-a-b|").delay(0.02) },
      play.difference(from: "--0-1") { Driver<Int>.interval(0.02).map { "\($0)" } },
      play.difference(from: "-0-1-") { Driver<Int>.timer(0.01, period: 0.02).map { "\($0)" } },
    ]
  }
}

struct RenamedSpansTests {
  @Test func `RX-25: spans may be written in seconds, as before RxSwift 5`() {
    let spans: any Seconds = FormerSpans()
    let differences = spans.differences(MarblePlay())
    #expect(differences == differences.map { _ in nil })
  }

  @Test func `RX-25: operators of drivers take numbers of seconds`() {
    let spans: any Seconds = FormerSpans()
    let differences = spans.driverDifferences(SharedPlay())
    #expect(differences == differences.map { _ in nil })
  }

  @Test func `RX-25: a span by name is still a duration`() {
    let play = MarblePlay()
    #expect(play.difference(of: play.cold("-a|").delay(.zero, scheduler: play.clock), from: "-a|") == nil)
    #expect(play.difference(of: play.cold("-a|").delay(.seconds(0.01), scheduler: play.clock), from: "--a|") == nil)
  }
}
