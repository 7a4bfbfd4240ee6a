/// A value of which every assignment counts as a change, even the assignment of an equal value.
///
///     @NeverEqual var toast: String?
///
///     store.subscribeNeverEqual(\.$toast)
@propertyWrapper
public struct NeverEqual<Value: Equatable>: Equatable {
  private var count = 0

  /// The value.
  public var wrappedValue: Value { didSet { count += 1 } }

  /// Creates a value that was never assigned.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The value with the number of its assignments.
  public var projectedValue: NeverEqual { self }
}

extension NeverEqual: Sendable where Value: Sendable {}
