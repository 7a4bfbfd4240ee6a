import ActionScripts
import ExactStrings
import Playback

/// Finds the shortest moves that lead to a problem: no move can be left out, no value made simpler, no time shortened and no
/// fault taken away without losing it.
package struct Shrinker {
  /// If no step succeeds any more, the finding is handed over as it is then.
  private static let limit = 2_000

  private let play: (_ moves: [Move], _ isExact: Bool) -> Playthrough
  private var problem: Problem
  private var best: Playthrough
  /// The moves that were tried and do not lead to the problem.
  private var failed: Set<[Move]> = []
  private var plays = 0
  /// The values that a script gives for payloads. Shrinking stays within them.
  private let variations: Variations

  /// Creates a shrinker of moves that lead to a problem.
  /// - Parameter variations: The values that a script gives for payloads of actions.
  /// - Parameter play: Plays moves in a fresh case; exactly as a script would be played, or with a livelock suspected sooner.
  package init(
    _ moves: [Move], _ problem: Problem, within variations: Variations = Variations(),
    play: @escaping (_ moves: [Move], _ isExact: Bool) -> Playthrough
  ) {
    self.play = play
    self.variations = variations
    self.problem = problem
    best = Playthrough(moves: moves, statements: [], problem: problem)
  }

  /// Returns the finding; nil if an exact play does not confirm the suspected problem.
  package mutating func shrink() -> Finding? {
    guard confirm() else { return nil }
    var before: [Move]
    repeat {
      before = best.moves
      leaveOut()
      joinFaults()
      takeFaultsAway()
      answerInOrder()
      simplifyValues()
      bringIntegersNearerToZero()
      leaveOutWhatIsCounted()
      joinTimes()
      shortenTimes()
      putInOrder()
      leaveOutPairs()
    } while best.moves != before && plays < Self.limit
    guard confirm() else { return nil }
    return Finding(problem, best, plays: plays)
  }

  /// Plays the best moves as a script would be played.
  private mutating func confirm() -> Bool { leadsToProblem(best.moves, exactly: true) }

  /// Plays moves. Where they lead to the same problem, they are the best ones from now on.
  private mutating func keeps(_ moves: [Move]) -> Bool {
    if plays >= Self.limit || failed.contains(moves) { return false }
    return leadsToProblem(moves, exactly: false)
  }

  private mutating func leadsToProblem(_ moves: [Move], exactly isExact: Bool) -> Bool {
    plays += 1
    let played = play(moves, isExact)
    guard let found = played.problem, found.cause == problem.cause else {
      failed.insert(moves)
      return false
    }
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

  /// Leaves out a move that makes a call together with the answer to the call: without one of them, the other answers
  /// would be for other calls.
  private mutating func leaveOutPairs() {
    for answer in best.moves.indices.reversed() {
      guard best.moves.indices.contains(answer), best.moves[answer].answeredPort != nil else { continue }
      for other in best.moves[..<answer].indices.reversed() where best.moves[other].answeredPort == nil {
        var moves = best.moves
        moves.remove(at: answer)
        moves.remove(at: other)
        if keeps(moves) { break }
      }
    }
  }

  /// Replaces several failures of a port by one from the beginning.
  private mutating func joinFaults() {
    for port in best.moves.portsThatFailAgain {
      let fault = PortAnswer(name: Located(port), outcome: .fail(Located(.number("503"))))
      _ = keeps([.statement(.answer(fault))] + best.moves.filter { $0.failingPort.map { $0 != port } ?? true })
    }
  }

  /// Replaces a failure from the beginning by a single one, and makes errors simpler.
  private mutating func takeFaultsAway() {
    for index in best.moves.indices.reversed() {
      guard best.moves.indices.contains(index), case .statement(.answer(let answer)) = best.moves[index],
        case .fail = answer.outcome
      else { continue }
      for place in (index + 1..<best.moves.count + 1).reversed() {
        var moves = best.moves
        moves.insert(.answer(port: answer.name.value, position: 0, answer.outcome), at: place)
        moves.remove(at: index)
        if keeps(moves) { break }
      }
    }
    for index in best.moves.indices.reversed() {
      guard best.moves.indices.contains(index) else { continue }
      if case .answer(let port, let position, .fail(let value)) = best.moves[index], value.value != .number("503") {
        _ = keeps(replacing(index, by: .answer(port: port, position: position, .fail(Located(.number("503"))))))
      }
    }
  }

  /// Answers the oldest call wherever the choice of the call does not matter.
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
      var candidates = best.moves[index].simplerMoves(within: variations)
      while tried < candidates.count, plays < Self.limit {
        if keeps(replacing(index, by: candidates[tried])), best.moves.indices.contains(index) {
          candidates = best.moves[index].simplerMoves(within: variations)
          tried = 0
        } else {
          tried += 1
        }
        if !best.moves.indices.contains(index) { return }
      }
      index += 1
    }
  }

  /// Finds the smallest integers, if every larger integer leads to the problem too.
  private mutating func bringIntegersNearerToZero() {
    for index in best.moves.indices {
      var place = 0
      while best.moves.indices.contains(index), place < best.moves[index].integers(outside: variations).count {
        let number = best.moves[index].integers(outside: variations)[place]
        let sign = number < 0 ? -1 : 1
        var (low, high) = (UInt(0), number.magnitude)
        while high - low > 1, best.moves.indices.contains(index) {
          let middle = low + (high - low) / 2
          let nearer = best.moves[index].replacingInteger(
            at: place, by: sign * Int(middle), outside: variations)
          if keeps(replacing(index, by: nearer)) { high = middle } else { low = middle }
        }
        place += 1
      }
    }
  }

  /// Leaves out a move and takes one from an integer at once: the second of two rows, and its index.
  private mutating func leaveOutWhatIsCounted() {
    var left = best.moves.count
    while left > 0 {
      left -= 1
      for (index, move) in best.moves.enumerated() where index != left {
        guard let place = move.integers(outside: variations).lastIndex(where: { $0 > 0 }) else { continue }
        var moves = best.moves
        let fewer = move.integers(outside: variations)[place] - 1
        moves[index] = move.replacingInteger(at: place, by: fewer, outside: variations)
        moves.remove(at: left)
        if keeps(moves) {
          left = min(left, best.moves.count)
          break
        }
      }
    }
  }

  /// Joins two waits.
  private mutating func joinTimes() {
    var index = 1
    while index < best.moves.count {
      if case .statement(.wait(let first)) = best.moves[index - 1],
        case .statement(.wait(let second)) = best.moves[index]
      {
        var moves = best.moves
        let both = ScriptDuration(nanoseconds: first.nanoseconds + second.nanoseconds)
        moves.replaceSubrange(index - 1...index, with: [.statement(.wait(both))])
        if keeps(moves) { continue }
      }
      index += 1
    }
  }

  /// Puts neighbours whose order does not matter into a fixed order, so that different plays of one problem become the
  /// same script: calls are answered as soon as possible.
  private mutating func putInOrder() {
    var index = 1
    while index < best.moves.count {
      let (first, second) = (best.moves[index - 1], best.moves[index])
      if second.belongs(before: first) {
        var moves = best.moves
        moves.swapAt(index - 1, index)
        if keeps(moves) {
          index = max(1, index - 1)
          continue
        }
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
      // Finds the shortest whole number of milliseconds, if every longer time leads to the problem too.
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

extension [Move] {
  /// The ports with more than one call that fails.
  fileprivate var portsThatFailAgain: [String] {
    var (once, again): ([String], [String]) = ([], [])
    for port in compactMap(\.failingPort) {
      if !once.contains(where: { $0 == port }) {
        once.append(port)
      } else if !again.contains(where: { $0 == port }) {
        again.append(port)
      }
    }
    return again
  }
}

extension Move {
  /// The port of a call that fails; nil for every other move.
  fileprivate var failingPort: String? {
    if case .answer(let port, _, .fail) = self { port } else { nil }
  }

  /// Whether this move comes first in a script if both orders lead to the same problem.
  fileprivate func belongs(before other: Move) -> Bool {
    if rank != other.rank { return rank < other.rank }
    return rank < Self.lastRankInOrderOfText && ExactString(text) < ExactString(other.text)
  }

  private static let lastRankInOrderOfText = 3

  /// Moves that affect all later ones come first, then those of the world, then those of users, then time.
  private var rank: Int {
    switch self {
    case .statement(.answer), .statement(.view(.bind)), .statement(.view(.load)): 0
    case .answer, .mockReply, .statement(.emit), .statement(.complete): 1
    case .statement(.wait), .statement(.idle): 3
    case .statement(.view): 4
    case .statement: 2
    }
  }

  private var text: String {
    switch self {
    case .statement(let kind): ScriptFormatter(notation: .lines).text(of: Statement(kind))
    case .answer(let port, _, _), .mockReply(let port, _): port
    }
  }
}
