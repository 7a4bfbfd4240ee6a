import CommandLines
import Commands
import Testing
import Timelines

@Suite struct InstantSpanFlagValueTests {
  @Test(
    arguments: [
      ("50ms..2s", 50_000_000, 2_000_000_000), ("0ms..0ms", 0, 0), ("1.5ms..", 1_500_000, nil),
      ("..3m", nil, 180_000_000_000),
      ("500us..1h", 500_000, 3_600_000_000_000), ("0.000001ms..0.25s", 1, 250_000_000),
      ("1.5m..2m", 90_000_000_000, 120_000_000_000),
    ] as [(String, Int64?, Int64?)])
  func `a span is two durations with two dots between them, of which one may be left out`(
    text: String, start: Int64?, end: Int64?
  ) throws {
    let span = try InstantSpan(flagText: text)
    #expect(span.start?.nanoseconds == start)
    #expect(span.end?.nanoseconds == end)
  }

  @Test(arguments: [
    "", "..", "5ms", "5..6", "x..1s", "1s..x", "1s...2s", "-1s..2s", "1.s..2s", ".5s..1s", "1s..9999999h",
    "0.0000001ms..1s", "1 s..2s", "1s..2s..3s", "2s..1s",
  ])
  func `a span without ends, with ends that are no durations, or that runs backwards is refused`(text: String) {
    #expect(throws: UsageError.self) { try InstantSpan(flagText: text) }
  }
}
