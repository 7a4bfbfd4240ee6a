import Testing
import Timelines

struct InstantMillisecondsTests {
  @Test(arguments: [
    (0, "0"), (1, "0.000001"), (500_000, "0.5"), (1_000_000, "1"), (1_050_000, "1.05"),
    (3_600_000_000_000, "3600000"),
    (Int64.max, "9223372036854.775807"),
  ])
  func `an instant is written in milliseconds with as few digits as are needed, and read from them`(
    nanoseconds: Int64, text: String
  ) {
    #expect(Instant(nanoseconds: nanoseconds).milliseconds == text)
    #expect(Instant(milliseconds: text) == Instant(nanoseconds: nanoseconds))
  }

  @Test(arguments: ["", "-1", "1.", ".5", "01", "1.50", "0.0", "0.0000001", "1e3", "9223372036854.775808", "1 ", "x"])
  func `milliseconds with a sign, an exponent, needless zeros or too many digits are refused`(text: String) {
    #expect(Instant(milliseconds: text) == nil)
  }
}
