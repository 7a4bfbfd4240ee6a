import Playback
import Testing
import Timelines

@Suite struct InstantDurationTests {
  @Test func `an instant is written as scripts write it`() {
    #expect(Instant.zero.text == "0ms")
    #expect(Instant(nanoseconds: 150_000_000).text == "150ms")
    #expect(Instant(nanoseconds: 1_500_000).text == "1500us")
  }

  @Test func `an advance beyond the last instant stops there`() {
    #expect(Instant.zero.advanced(by: .milliseconds(5)).nanoseconds == 5_000_000)
    #expect(Instant(nanoseconds: .max - 1).advanced(by: .seconds(1)).nanoseconds == .max)
    #expect(Instant.zero.advanced(by: .seconds(Int64.max)).nanoseconds == .max)
  }
}
