import FoundationExtras
import Testing

@Suite struct DateComponentsFormatterTests {
  @Test(arguments: [
    (180.0, "3:00", "03:00"), (3, "3", "00:03"), (0, "0", "00:00"), (3_725, "62:05", "62:05"),
    (-65, "-1:05", "-01:05"),
  ])
  func `positional texts drop leading zeros, or pad`(interval: Double, plain: String, padded: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: interval) == plain)
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: interval) == padded)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:00:05"), (.abbreviated, "1h 5s"), (.short, "1 hr, 5 sec"),
    (.full, "1 hour, 5 seconds"), (.spellOut, "one hour, five seconds"), (.brief, "1hr 5sec"),
  ])
  func `each style has its words`(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3_605) == text)
  }

  @Test func `units are those that are allowed, as many as are allowed`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day]
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(400 * 86_400)) == "1 year, 1 month, 4 days")
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: start, to: start.addingTimeInterval(400 * 86_400)) == "About 1 year remaining")
    let components = DateComponents(hour: 2, minute: 1)
    #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .full) == "2 hours, 1 minute")
    #expect(formatter.string(for: "no span") == nil)
  }
}
