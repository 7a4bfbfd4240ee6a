public import Foundation

#if !canImport(ObjectiveC)
  /// Writes a date as seen from another one, such as `3 days ago`; Foundation lacks it on Linux.
  public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The form of numbers and units.
    public enum UnitsStyle: Int, Sendable {
      /// Words: `2 hours ago`.
      case full
      /// Words and spelled numbers: `two hours ago`.
      case spellOut
      /// Short words: `2 hr. ago`.
      case short
      /// Letters: `2h ago`.
      case abbreviated
    }

    /// Whether near dates have names.
    public enum DateTimeStyle: Int, Sendable {
      /// Always a number: `1 day ago`.
      case numeric
      /// A name where there is one: `yesterday`.
      case named
    }

    /// The form of numbers and units.
    public var unitsStyle = UnitsStyle.full
    /// Whether near dates have names.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The language.
    public var locale: Locale! = .autoupdatingCurrent
    /// The calendar that measures the span.
    public var calendar: Calendar! = .autoupdatingCurrent

    /// Returns a date as seen from another one.
    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
      style(of: date).format(reference)
    }

    /// Returns a span in seconds as seen from its beginning: a positive one is in the future.
    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: start.addingTimeInterval(interval), relativeTo: start)
    }

    /// Returns components as seen from now.
    public func localizedString(from components: DateComponents) -> String {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: calendar.date(byAdding: components, to: start) ?? start, relativeTo: start)
    }

    public override func string(for object: Any?) -> String? {
      (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func style(of date: Date) -> Date.AnchoredRelativeFormatStyle {
      let units: Date.RelativeFormatStyle.UnitsStyle =
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
        calendar: calendar, capitalizationContext: .unknown)
    }
  }
#endif
