/// The options of exploring.
package struct ExplorationOptions: Hashable, Sendable {
  /// The number of runs.
  package var runs = 10_000
  /// The largest number of moves of a run, without those that bring it to its end.
  package var steps = 100
  /// The largest number of moves that the search itself chooses. The others are left for the moves of an earlier run or
  /// of a script with which a run may begin.
  var chosenSteps: Int { min(steps, max(40, steps - Corpus.longest)) }
  /// The seed of all choices.
  package var seed: UInt64 = 1
  /// Whether ports fail and hang, and streams fail.
  package var injectsFaults = false
  /// Whether another order of replies that ends in another state is reported as a finding.
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
