import FoundationExtras
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  @Test func `a date is seen from another one, in the language of the locale`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3 hr.")
    formatter.locale = Locale(identifier: "ko_KR")
    #expect(formatter.localizedString(from: DateComponents(hour: -3)) == "3시간 전")
    #expect(formatter.string(for: 1) == nil)
  }
}
