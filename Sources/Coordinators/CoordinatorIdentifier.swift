import Synchronization

/// The identity of a coordinator in a process, ordered by creation.
///
/// The identifier is a private number that counts up: it need not be random, and children can be visited in the order
/// of their creation, which random identifiers would shuffle from run to run.
public struct CoordinatorIdentifier: Hashable, Comparable, Sendable {
  private static let made = Atomic<UInt64>(0)

  private let number: UInt64

  /// Creates an identifier that is greater than all earlier ones.
  public init() { number = CoordinatorIdentifier.made.add(1, ordering: .relaxed).newValue }

  /// Returns whether `left` was created first.
  public static func < (left: CoordinatorIdentifier, right: CoordinatorIdentifier) -> Bool {
    left.number < right.number
  }
}
