public import Foundation

#if !canImport(ObjectiveC)
  /// Writes measurements, such as `5 m`; Foundation lacks it on Linux.
  ///
  /// Units are never converted, and have their symbols in every style.
  public final class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The options for the unit, of which only `temperatureWithoutUnit` has an effect.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt

      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The given unit.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// The unit that suits the size of the value.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// A temperature without its unit.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The options for the unit that is written.
    public var unitOptions: UnitOptions = []
    /// The length of the unit's name.
    public var unitStyle = Formatter.UnitStyle.medium
    /// The language of numbers, unless `numberFormatter` was replaced.
    public var locale: Locale! = .autoupdatingCurrent {
      didSet { numberFormatter.locale = locale }
    }
    /// Writes the number.
    public var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    /// Returns the text of a measurement.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      let symbol = measurement.unit.symbol
      if symbol.hasPrefix("°") {
        return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : symbol)
      }
      return "\(number) \(symbol)"
    }

    /// Returns the symbol of a unit.
    public func string(from unit: Unit) -> String { unit.symbol }
  }
#endif
