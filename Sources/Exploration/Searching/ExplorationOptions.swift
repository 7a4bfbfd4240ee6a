/// The options of exploring.
package struct ExplorationOptions: Hashable, Sendable {
  /// The number of runs.
  package var runs = 10_000
  /// The largest number of moves of a run that the search chooses.
  package var steps = 40
  /// The seed of all choices.
  package var seed: UInt64 = 1
  /// Whether ports fail and hang, and streams fail.
  package var injectsFaults = false
  /// Whether a finding is made of another order of replies that ends in another state.
  package var tellsRaces = true
  /// Whether such a finding is a failure, and not only a remark.
  package var failsByOrder = false
  /// The parts of the state that correspond to parts of the other reactor's state.
  package var mapping = StateMapping()

  /// Creates the defaults.
  package init() {}

  /// Whether a finding is only told, and fails nothing.
  package func isRemark(_ finding: Finding) -> Bool { finding.problem.oracle == .order && !failsByOrder }
}
