/// The changes that a test of a store has to assert (CA-42).
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of the state, every received action and every effect in flight.
  case on
  /// Only the changes that the test chooses. Received actions that it does not mention are skipped, and an assertion
  /// may cover parts of the state only: its closure starts with the actual state.
  /// - Parameter showSkippedAssertions: Whether skipped changes are reported as notes, which are not failures.
  case off(showSkippedAssertions: Bool)

  /// Only the changes that the test chooses, without a report of the others.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
