import ActionScripts

/// The result of moves that were played in a fresh case.
package struct Playthrough: Hashable, Sendable {
  /// The moves that were possible, up to the problem.
  package let moves: [Move]
  /// The statements of a script that plays these moves; empty where there is no problem.
  package let statements: [Statement]
  /// The problem; nil if there was none.
  package let problem: Problem?
  /// The expectation that makes a script fail because of the problem; nil where it fails without one.
  package let proof: Statement?
  /// The statements of another play, by which the first one is judged; empty where there is none.
  package let alternative: [Statement]
  /// The actions that were sent while a move used the view, by the place of the move; empty where they were not asked
  /// for.
  package private(set) var sentByView: [Int: [ActionCall]] = [:]

  /// Creates the result of a play.
  package init(
    moves: [Move], statements: [Statement], problem: Problem?, proof: Statement? = nil, alternative: [Statement] = []
  ) {
    self.moves = moves
    self.statements = statements
    self.problem = problem
    self.proof = proof
    self.alternative = alternative
  }

  init(_ player: MovePlayer) {
    self.init(
      moves: player.moves, statements: player.problem == nil ? [] : player.playedMoves.statements,
      problem: player.problem, proof: player.problem?.oracle == .error ? Self.noErrors : nil)
    sentByView = player.sentByView
  }

  init(_ played: MovePlayer.PlayedMoves, contradictedBy found: Contradiction?) {
    self.init(
      moves: played.moves, statements: found == nil ? [] : played.statements, problem: found?.problem,
      proof: found?.proof, alternative: found?.alternative ?? [])
  }

  /// An error alone fails no script.
  private static let noErrors = Statement(
    .expect(.compare(Located(Path(["$errors"])), .equal, Located(.number("0")))))
}
