import FoundationValues
import Synchronization

/// Makes ids: `uuid()`.
public struct UUIDGenerator: Sendable {
  private let make: @Sendable () -> UUID

  /// Creates a generator of the ids that a closure returns.
  public init(_ make: @escaping @Sendable () -> UUID) { self.make = make }

  /// Returns the next id.
  public func callAsFunction() -> UUID { make() }

  /// A generator that counts: the first id is `00000000-0000-0000-0000-000000000000`, the second one ends with a 1.
  public static var incrementing: UUIDGenerator {
    let counter = Counter()
    return UUIDGenerator { UUID(counter.count.wrappingAdd(1, ordering: .relaxed).oldValue) }
  }

  /// Returns a generator of the same id each time.
  public static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }
}

private final class Counter: Sendable {
  let count = Atomic<UInt64>(0)
}

extension UUID {
  /// Creates the id whose last digits are a number.
  init(_ number: UInt64) {
    var bytes = [UInt8](repeating: 0, count: 16)
    for index in 0..<8 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(index))) }
    self = bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}
