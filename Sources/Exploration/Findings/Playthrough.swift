import ActionScripts

/// What came of moves that were played in a fresh case.
package struct Playthrough: Hashable, Sendable {
  /// The moves that were possible, up to the problem.
  package let moves: [Move]
  /// A statement for each of them, as a script would say it.
  package let statements: [Statement]
  /// What went wrong; nil if nothing did.
  package let problem: Problem?

  /// Creates the result of a play.
  package init(moves: [Move], statements: [Statement], problem: Problem?) {
    self.moves = moves
    self.statements = statements
    self.problem = problem
  }
}
