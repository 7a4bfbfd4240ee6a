/// The number of mutants that a suite notices.
package struct MutationScore: Hashable, Sendable {
  /// The number of mutants that make a case fail.
  package var noticed = 0
  /// The number of mutants that change a play without making a case fail.
  package var survived = 0
  /// The number of mutants without an effect that the suite can see. They do not count.
  package var ineffective = 0

  /// Creates the score of trials that are over.
  package init(_ trials: some Collection<MutantTrial> = []) {
    noticed = trials.count { $0.standing == .noticed }
    survived = trials.count { $0.standing == .survived }
    ineffective = trials.count { $0.standing == .ineffective }
  }

  /// The number of mutants.
  package var mutants: Int { noticed + survived + ineffective }

  /// The share of the mutants with an effect that are noticed, in whole percent, rounded down; 100 if there are none.
  package var percent: Int { noticed + survived == 0 ? 100 : noticed * 100 / (noticed + survived) }
}
