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
  /// What values look like, as far as it is known now: playing teaches what the replies of ports do.
  private let shapes: () -> MoveShapes

  /// Creates a shrinker of moves that lead to a problem.
  /// - Parameter variations: The values that a script gives for payloads of actions.
  /// - Parameter shapes: What values look like.
  /// - Parameter play: Plays moves in a fresh case; exactly as a script would be played, or with a livelock suspected sooner.
  package init(
    _ moves: [Move], _ problem: Problem, within variations: Variations = Variations(),
    like shapes: @autoclosure @escaping () -> MoveShapes = MoveShapes(),
    play: @escaping (_ moves: [Move], _ isExact: Bool) -> Playthrough
  ) {
    self.play = play
    self.variations = variations
    self.shapes = shapes
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
      useActions()
      joinFaults()
      takeFaultsAway()
      answerInOrder()
      simplifyValues()
      simplifyEqualValues()
      bringIntegersNearerToZero()
      leaveOutWhatIsCounted()
      addUpCounts()
      joinTimes()
      shortenTimes()
      putInOrder()
      orderOutcomes()
      sortActions()
      useEarlierActions()
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

  /// Sends the actions themselves that come of moves of the view.
  private mutating func useActions() {
    for index in best.moves.indices.reversed() {
      guard best.moves.indices.contains(index), let calls = best.sentByView[index], !calls.isEmpty else { continue }
      var moves = best.moves
      moves.replaceSubrange(index...index, with: calls.map { .statement(.action($0)) })
      _ = keeps(moves)
    }
  }

  /// Sends an action that is declared earlier and takes the same, where that does no less. What happens last is what is
  /// wrong, and stays.
  private mutating func useEarlierActions() {
    guard let last = best.moves.lastIndex(where: { !$0.isPassive }) else { return }
    for index in best.moves[..<last].indices {
      guard best.moves.indices.contains(index), case .statement(.action(let call)) = best.moves[index] else { continue }
      for earlier in shapes().actions(before: call) where keeps(replacing(index, by: .statement(.action(earlier)))) {
        break
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
      var candidates = best.moves[index].simplerMoves(within: variations, like: shapes())
      while tried < candidates.count, plays < Self.limit {
        if keeps(replacing(index, by: candidates[tried])), best.moves.indices.contains(index) {
          candidates = best.moves[index].simplerMoves(within: variations, like: shapes())
          tried = 0
        } else {
          tried += 1
        }
        if !best.moves.indices.contains(index) { return }
      }
      index += 1
    }
  }

  /// Makes values simpler that occur more than once, such as an identity: each of them alone would be another one.
  private mutating func simplifyEqualValues() {
    var place = 0
    while place < best.moves.repeatedValues(outside: variations).count {
      let value = best.moves.repeatedValues(outside: variations)[place]
      let isSimpler = value.simplerValues.contains { simpler in
        // One of three equal values may be equal by chance.
        simpler != .null
          && best.moves.replacing(value, by: simpler, outside: variations).contains { keeps($0) }
      }
      if !isSimpler { place += 1 }
    }
  }

  /// Does at once what the same action does in two steps: adds its only integers up.
  private mutating func addUpCounts() {
    var index = best.moves.count - 1
    while index > 0 {
      defer { index -= 1 }
      guard best.moves.indices.contains(index), case .statement(.action(let call)) = best.moves[index],
        let count = best.moves[index].integers(outside: variations).first, count != 0
      else { continue }
      for other in best.moves[..<index].indices.reversed() {
        let move = best.moves[other]
        guard case .statement(.action(let earlier)) = move, earlier.name.value == call.name.value,
          case let integers = move.integers(outside: variations), integers.count == 1, integers[0] != 0
        else { continue }
        let (sum, overflows) = integers[0].addingReportingOverflow(count)
        if overflows { continue }
        var moves = best.moves
        moves[other] = move.replacingInteger(at: 0, by: sum, outside: variations)
        moves.remove(at: index)
        if keeps(moves) { break }
      }
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

  /// Exchanges what two calls of a port get where that does no less, so that it is the same whatever led to the problem.
  private mutating func orderOutcomes() {
    for index in best.moves.indices {
      for later in best.moves.indices.dropFirst(index + 1) {
        guard best.moves.indices.contains(later), case .answer(let port, let position, let outcome) = best.moves[index],
          case .answer(let other, let laterPosition, let laterOutcome) = best.moves[later], other == port,
          ExactString(laterOutcome.text) < ExactString(outcome.text)
        else { continue }
        var moves = best.moves
        moves[index] = .answer(port: port, position: position, laterOutcome)
        moves[later] = .answer(port: port, position: laterPosition, outcome)
        _ = keeps(moves)
      }
    }
  }

  /// Puts actions without anything between them in one order, all at once: exchanging two neighbours may not be enough.
  private mutating func sortActions() {
    var start = 0
    while start < best.moves.count {
      let end = best.moves[start...].firstIndex { !$0.isAction } ?? best.moves.count
      let sorted = best.moves[start..<end].sorted { ExactString($0.text) < ExactString($1.text) }
      var moves = best.moves
      moves.replaceSubrange(start..<end, with: sorted)
      if moves != best.moves { _ = keeps(moves) }
      start = end + 1
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

  fileprivate var isAction: Bool { if case .statement(.action) = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .statement(let kind): ScriptFormatter(notation: .lines).text(of: Statement(kind))
    case .answer(let port, _, _), .mockReply(let port, _): port
    }
  }
}

extension PortAnswer.Outcome {
  /// The outcome as a script writes it.
  fileprivate var text: String {
    ScriptFormatter(notation: .lines).text(of: Statement(.answer(PortAnswer(name: Located("port"), outcome: self))))
  }
}
