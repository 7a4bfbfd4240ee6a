import Testing
import Timelines

struct InstantSpanTests {
  @Test func `a span contains both of its ends, and a side that was left out is open`() {
    let span = InstantSpan(from: Instant(nanoseconds: 5), to: Instant(nanoseconds: 7))
    #expect((4...8).map { span.contains(Instant(nanoseconds: $0)) } == [false, true, true, true, false])
    #expect(InstantSpan().contains(.zero))
    #expect(
      "\(InstantSpan(from: Instant(nanoseconds: 500_000), to: Instant(nanoseconds: 2_000_000_000)))" == "0.5ms..2000ms")
    #expect("\(InstantSpan(to: Instant(nanoseconds: 1_000_000)))" == "..1ms")
  }
}
