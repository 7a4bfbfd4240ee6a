import ActionScripts
import ExactStrings
import Playback

/// A problem with the shortest moves that lead to it.
package struct Finding: Hashable, Sendable {
  /// The problem.
  package let problem: Problem
  /// The moves with their result.
  package let played: Playthrough
  /// The number of plays that it took to find that nothing can be left out.
  package let plays: Int

  /// Creates a finding.
  package init(_ problem: Problem, _ played: Playthrough, plays: Int) {
    self.problem = problem
    self.played = played
    self.plays = plays
  }

  /// The moves.
  package var moves: [Move] { played.moves }
  /// The moves as statements of a script.
  package var statements: [Statement] { played.statements }

  /// The last move of a user or of the world: failures of the same kind after the same move have one cause.
  var place: String { moves.last { !$0.isPassive }?.verb ?? "" }

  func hasSameCause(as other: Finding) -> Bool {
    problem.cause == other.problem.cause && place == other.place
  }

  func isSimpler(than other: Finding) -> Bool {
    let (mine, theirs) = (text, other.text)
    return (moves.count, mine.utf8.count, ExactString(mine)) < (
      other.moves.count, theirs.utf8.count, ExactString(theirs)
    )
  }

  /// The statements as text.
  private var text: String { Script(statements: statements).lineText }
}
