import FoundationValues

/// Tells the date: `date.now`.
public struct DateGenerator: Sendable {
  private let make: @Sendable () -> Date

  /// Creates a generator of the dates that a closure returns.
  public init(_ make: @escaping @Sendable () -> Date) { self.make = make }

  /// The date of now; setting it makes it the date of every later moment.
  public var now: Date {
    get { make() }
    set { self = .constant(newValue) }
  }

  /// Returns the date of now.
  public func callAsFunction() -> Date { make() }

  /// Returns a generator of the same date each time.
  public static func constant(_ date: Date) -> DateGenerator { DateGenerator { date } }
}
