import Testing
import Timelines

struct InstantSpanTests {
  @Test(
    "a span is two durations with two dots between them, of which one may be left out",
    arguments: [
      ("50ms..2s", 50_000_000, 2_000_000_000), ("0ms..0ms", 0, 0), ("1.5ms..", 1_500_000, nil),
      ("..3m", nil, 180_000_000_000),
      ("500us..1h", 500_000, 3_600_000_000_000), ("0.000001ms..0.25s", 1, 250_000_000),
      ("1.5m..2m", 90_000_000_000, 120_000_000_000),
    ] as [(String, Int64?, Int64?)])
  func readsSpans(text: String, start: Int64?, end: Int64?) throws {
    let span = try #require(InstantSpan(text))
    #expect(span.start?.nanoseconds == start)
    #expect(span.end?.nanoseconds == end)
  }

  @Test(
    "a span without ends, with ends that are no durations or with its end before its start is refused",
    arguments: [
      "", "..", "5ms", "5..6", "2s..1s", "x..1s", "1s..x", "1s...2s", "-1s..2s", "1.s..2s", ".5s..1s", "1s..9999999h",
      "0.0000001ms..1s", "1 s..2s", "1s..2s..3s",
    ])
  func refusesWhatIsNoSpan(text: String) {
    #expect(InstantSpan(text) == nil)
    #expect(InstantSpan(inAnyOrder: text)?.runsBackwards ?? (text != "2s..1s"))
  }

  @Test("a span contains both of its ends, and a side that was left out is open")
  func containsBothEnds() throws {
    let span = InstantSpan(from: Instant(nanoseconds: 5), to: Instant(nanoseconds: 7))
    #expect((4...8).map { span.contains(Instant(nanoseconds: $0)) } == [false, true, true, true, false])
    #expect(InstantSpan().contains(.zero))
    #expect("\(try #require(InstantSpan("0.5ms..2s")))" == "0.5ms..2000ms")
    #expect("\(try #require(InstantSpan("..1ms")))" == "..1ms")
  }
}
