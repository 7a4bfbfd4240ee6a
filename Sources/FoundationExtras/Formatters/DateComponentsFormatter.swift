public import Foundation

#if !canImport(ObjectiveC)
  /// Writes spans of time, such as `3:05` or `1 hour, 5 minutes`; Foundation lacks it on Linux.
  ///
  /// Words are English, whatever the locale of the calendar.
  public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The form of the units.
    public enum UnitsStyle: Int, Sendable {
      /// Numbers between colons: `1:05:03`.
      case positional
      /// Letters: `1h 5m 3s`.
      case abbreviated
      /// Short words: `1 hr, 5 min, 3 sec`.
      case short
      /// Words: `1 hour, 5 minutes, 3 seconds`.
      case full
      /// Words and spelled numbers: `one hour, five minutes, three seconds`.
      case spellOut
      /// Short words without blanks: `1hr 5min 3sec`.
      case brief
    }

    /// The treatment of units whose number is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt

      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Drops the leading zero units of a positional text, and all zero units of any other text.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Drops the zero units before the first unit that is not zero.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Drops the zero units between units that are not zero.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Drops the zero units after the last unit that is not zero.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// Drops all zero units.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// Keeps all zero units, and writes positional numbers with two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of the units.
    public var unitsStyle = UnitsStyle.positional
    /// The units to write; none for days, hours, minutes and seconds.
    public var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units whose number is zero.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The most units to write, beginning with the largest one; 0 for no limit.
    public var maximumUnitCount = 0
    /// The calendar that measures the span between two dates.
    public var calendar: Calendar? = .current
    /// The first moment of a span that is given as an interval.
    public var referenceDate: Date?
    /// Whether a text begins with "About".
    public var includesApproximationPhrase = false
    /// Whether a text ends with "remaining".
    public var includesTimeRemainingPhrase = false

    /// Returns the text of a span in seconds.
    public func string(from interval: TimeInterval) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      // A computed interval may be a little less than the whole second that is meant.
      return string(from: start, to: start.addingTimeInterval((interval * 1_000).rounded() / 1_000))
    }

    /// Returns the text of the span between two dates.
    public func string(from start: Date, to end: Date) -> String? {
      var calendar = calendar ?? .current
      // Without a reference date, an interval has no summer time.
      if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
      return string(from: calendar.dateComponents(Set(units.map(\.units.component)), from: start, to: end))
    }

    /// Returns the text of components as they are.
    public func string(from components: DateComponents) -> String? {
      var values = units.map { (unit: $0, value: $0.value(in: components)) }
      let isNegative = values.contains { $0.value < 0 }
      values = values.map { ($0.unit, abs($0.value)) }
      drop(from: &values)
      if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
      let text = values.enumerated().map { index, one in
        self.text(of: one.value, one.unit, isFirst: index == 0, isAlone: values.count == 1)
      }
      let whole = (isNegative ? "-" : "") + text.joined(separator: separator)
      return (includesApproximationPhrase ? "About " : "") + whole + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// Returns the text of components in a style.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    public override func string(for object: Any?) -> String? {
      switch object {
      case let components as DateComponents: string(from: components)
      case let interval as TimeInterval: string(from: interval)
      default: nil
      }
    }

    private var units: [SpanUnit] {
      if allowedUnits.isEmpty { return [.day, .hour, .minute, .second] }
      return SpanUnit.allCases.filter { allowedUnits.contains($0.units.calendar) }
    }

    private var separator: String {
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    }

    private func drop(from values: inout [(unit: SpanUnit, value: Int)]) {
      guard let last = values.last, !zeroFormattingBehavior.contains(.pad) else { return }
      var behavior = zeroFormattingBehavior
      if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
      guard let first = values.firstIndex(where: { $0.value != 0 }),
        let end = values.lastIndex(where: { $0.value != 0 })
      else {
        if behavior.contains(.dropLeading) { values = [last] }
        return
      }
      values = values.enumerated().filter { index, one in
        one.value != 0 || index < first && !behavior.contains(.dropLeading)
          || index > end && !behavior.contains(.dropTrailing)
          || index > first && index < end && !behavior.contains(.dropMiddle)
      }.map(\.element)
    }

    private func text(of value: Int, _ unit: SpanUnit, isFirst: Bool, isAlone: Bool) -> String {
      let (letter, short, word) = unit.names
      let isMany = value != 1
      switch unitsStyle {
      case .positional:
        let isPadded = !isFirst || zeroFormattingBehavior.contains(.pad) && !isAlone
        return isPadded && value < 10 ? "0\(value)" : "\(value)"
      case .abbreviated: return "\(value)\(letter)"
      case .short: return "\(value) \(short)\(isMany && unit.takesPlural ? "s" : "")"
      case .brief: return "\(value)\(short)\(isMany && unit.takesPlural ? "s" : "")"
      case .full: return "\(value) \(word)\(isMany ? "s" : "")"
      case .spellOut:
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(word)\(isMany ? "s" : "")"
      }
    }
  }

  /// A unit of a span of time, from the largest one to the smallest.
  private enum SpanUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    /// The names of the unit in the options of the formatter and among the components of a date.
    var units: (calendar: NSCalendar.Unit, component: Calendar.Component) {
      switch self {
      case .year: (.year, .year)
      case .month: (.month, .month)
      case .week: (.weekOfMonth, .weekOfMonth)
      case .day: (.day, .day)
      case .hour: (.hour, .hour)
      case .minute: (.minute, .minute)
      case .second: (.second, .second)
      }
    }

    /// The letter, the short word and the word of the unit.
    var names: (letter: String, short: String, word: String) {
      switch self {
      case .year: ("y", "yr", "year")
      case .month: ("mo", "mth", "month")
      case .week: ("w", "wk", "week")
      case .day: ("d", "day", "day")
      case .hour: ("h", "hr", "hour")
      case .minute: ("m", "min", "minute")
      case .second: ("s", "sec", "second")
      }
    }

    /// Whether the short word takes an `s`.
    var takesPlural: Bool { ![.hour, .minute, .second].contains(self) }

    func value(in components: DateComponents) -> Int { components.value(for: units.component) ?? 0 }
  }
#endif
