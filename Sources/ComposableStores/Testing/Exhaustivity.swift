/// How much a test of a store has to say (CA-42).
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of the state, every received action and every effect in flight.
  case on
  /// What it wants to. Received actions that it does not mention are skipped, and an assertion may change parts of the state
  /// only: its closure begins with the actual state.
  /// - Parameter showSkippedAssertions: Whether what was skipped is reported as notes, which fail nothing.
  case off(showSkippedAssertions: Bool)

  /// What it wants to, and nothing is reported of the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
