import Synchronization

/// Tells coordinators of a process apart, and says which was made first.
///
/// It is a number that counts up and that nobody sees: an identity need not be random, and children can be gone
/// through in the order in which they were made, which random ones would shuffle from run to run.
public struct CoordinatorIdentifier: Hashable, Comparable, Sendable {
  private static let made = Atomic<UInt64>(0)

  private let number: UInt64

  /// An identifier unlike all before it.
  public init() { number = CoordinatorIdentifier.made.add(1, ordering: .relaxed).newValue }

  /// Whether `left` was made first.
  public static func < (left: CoordinatorIdentifier, right: CoordinatorIdentifier) -> Bool {
    left.number < right.number
  }
}
