import Foundation
import Testing

@testable import Playback

@Suite struct DateTextTests {
  @Test(
    arguments: [
      ("2001-01-01T00:00:00Z", 0), ("2001-01-01", 0), ("2001-01-01T00:00:01.5Z", 1.5), ("2000-02-29", -26_524_800),
      ("2001-01-01T09:00:00+09:00", 0), ("2001-01-01T09:00:00.000+0900", 0), ("2000-12-31T23:30:00-00:30", 0),
      ("0001-01-01T00:00:00Z", -63_114_076_800),
    ] as [(String, Double)])
  func `a date is read with a time, or without one`(text: String, seconds: Double) {
    #expect(DateText.date(text)?.timeIntervalSinceReferenceDate == seconds)
  }

  @Test(arguments: [
    "2001-02-29", "2001-02-30T00:00:00Z", "2001-04-31", "2001-13-01", "2001-00-01", "2001-01-00", "2001-01-32",
    "1900-02-29", "2001-01-01T24:00:00Z", "2001-01-01T00:60:00Z", "2001-01-01T00:00:60Z", "2001-01-01T00:00:00",
    "2001-01-01T00:00:00Zx", "2001-01-01T00:00:00+09:00x", "2001-01-01T00:00:00.Z", "2001-1-1", "2001-01-01 ", "",
    "2001", "2001-01-01T00:00Z", "2001-01-01T00:00:00+24:00", "2001-01-01T00:00:00+0", "yesterday",
  ])
  func `what is no day, no time or no date at all is not read`(text: String) {
    #expect(DateText.date(text) == nil)
  }
}
