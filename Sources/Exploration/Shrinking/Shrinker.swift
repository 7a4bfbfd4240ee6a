import ActionScripts
import ExactStrings
import Playback

/// Finds the shortest moves that lead to a problem: no move can be left out, no value made simpler, no time shortened and no
/// fault taken away without losing it.
package struct Shrinker {
  /// A finding that resists is handed over as short as it has become.
  private static let limit = 2_000

  private let play: ([Move]) -> Playthrough
  private var problem: Problem
  private var best: Playthrough
  private var plays = 0

  /// Creates a shrinker of moves that lead to a problem.
  /// - Parameter play: Plays moves in a fresh case.
  package init(_ moves: [Move], _ problem: Problem, play: @escaping ([Move]) -> Playthrough) {
    self.play = play
    self.problem = problem
    best = Playthrough(moves: moves, statements: [], problem: problem)
  }

  /// Returns the finding.
  package mutating func shrink() -> Finding {
    _ = keeps(best.moves)
    var before: [Move]
    repeat {
      before = best.moves
      leaveOut()
      takeFaultsAway()
      answerInOrder()
      simplifyValues()
      shortenTimes()
    } while best.moves != before && plays < Self.limit
    return Finding(problem, best, plays: plays)
  }

  /// Plays moves. Where they lead to the same problem, they are the best ones from now on.
  private mutating func keeps(_ moves: [Move]) -> Bool {
    if plays >= Self.limit { return false }
    plays += 1
    let played = play(moves)
    guard let found = played.problem, found.cause == problem.cause else { return false }
    (best, problem) = (played, found)
    return true
  }

  /// Leaves out moves: many at once at first, then one by one, the last ones first.
  private mutating func leaveOut() {
    var size = max(1, best.moves.count / 2)
    while true {
      var end = best.moves.count
      while end > 0 {
        let start = max(0, end - size)
        var shorter = best.moves
        shorter.removeSubrange(start..<min(end, shorter.count))
        // Where the rest leads to the problem, it may even do so sooner.
        end = keeps(shorter) ? min(start, best.moves.count) : start
      }
      if size == 1 { return }
      size /= 2
    }
  }

  private mutating func takeFaultsAway() {
    for index in best.moves.indices.reversed() {
      guard best.moves.indices.contains(index) else { continue }
      if case .answer(let port, let position, .fail(let value)) = best.moves[index], value.value != .number("503") {
        _ = keeps(replacing(index, by: .answer(port: port, position: position, .fail(Located(.number("503"))))))
      }
    }
  }

  /// Answers the oldest call where it does not matter which one is answered.
  private mutating func answerInOrder() {
    for index in best.moves.indices {
      guard best.moves.indices.contains(index) else { break }
      if case .answer(let port, 1..., let outcome) = best.moves[index] {
        _ = keeps(replacing(index, by: .answer(port: port, position: 0, outcome)))
      }
    }
  }

  private mutating func simplifyValues() {
    var index = 0
    while index < best.moves.count {
      var tried = 0
      var candidates = best.moves[index].simplerMoves
      while tried < candidates.count, plays < Self.limit {
        if keeps(replacing(index, by: candidates[tried])), best.moves.indices.contains(index) {
          candidates = best.moves[index].simplerMoves
          tried = 0
        } else {
          tried += 1
        }
        if !best.moves.indices.contains(index) { return }
      }
      index += 1
    }
  }

  private mutating func shortenTimes() {
    var index = 0
    while index < best.moves.count {
      defer { index += 1 }
      guard case .statement(.wait(let span)) = best.moves[index] else { continue }
      var (low, high) = (Int64(0), span.nanoseconds / 1_000_000)
      // The shortest whole number of milliseconds, where longer ones do no less.
      while low + 1 < high, best.moves.indices.contains(index) {
        let middle = low + (high - low) / 2
        let wait = Move.statement(.wait(ScriptDuration(nanoseconds: middle * 1_000_000)))
        if keeps(replacing(index, by: wait)) { high = middle } else { low = middle }
      }
    }
  }

  private func replacing(_ index: Int, by move: Move) -> [Move] {
    var moves = best.moves
    moves[index] = move
    return moves
  }
}
