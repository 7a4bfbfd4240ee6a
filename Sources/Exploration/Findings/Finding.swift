import ActionScripts
import ExactStrings
import Playback

/// A problem with the shortest moves that lead to it.
package struct Finding: Hashable, Sendable {
  /// What went wrong.
  package let problem: Problem
  /// The moves, with what came of them.
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
  /// The same as statements of a script.
  package var statements: [Statement] { played.statements }

  /// What the last move that a user or the world made was: failures of the same kind behind the same move have one cause.
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
  private var text: String { ScriptFormatter(notation: .lines).text(of: Script(statements: statements)) }
}

extension Move {
  /// Whether it only lets time pass, or releases what is played.
  var isPassive: Bool {
    switch self {
    case .statement(.wait), .statement(.idle), .statement(.view): true
    default: false
    }
  }
}
