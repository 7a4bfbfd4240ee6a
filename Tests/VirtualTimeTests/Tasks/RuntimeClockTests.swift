import Testing

@testable import VirtualTime

struct RuntimeClockTests {
  @Test(
    "where the clocks of the language show real time, what is left of a sleep is rounded up to whole milliseconds",
    arguments: [
      (Duration.zero, Duration.zero), (.milliseconds(300), .milliseconds(300)),
      (.nanoseconds(299_998_750), .milliseconds(300)), (.nanoseconds(1), .milliseconds(1)),
      (.milliseconds(-5), .milliseconds(-5)), (.nanoseconds(-5_000_001), .milliseconds(-5)),
    ])
  func rounding(rest: Duration, asked: Duration) {
    // A test does not serve tasks: the clocks are those of everybody else.
    #expect(!RuntimeClock.isVirtual)
    #expect(RuntimeClock.asked(rest) == asked)
  }
}
