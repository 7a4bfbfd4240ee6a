import ActionScripts
import ExactStrings
import Playback

/// Finds the shortest moves that lead to a problem: no move can be left out, no value made simpler, no time shortened
/// and no fault taken away without losing it.
package struct Shrinker {
  /// The largest number of plays; after that the finding is returned as it is.
  static let limit = 2_000
  /// The number of moves of which every two are tried together.
  private static let fewMoves = 16

  private let play: (_ moves: [Move], _ isExact: Bool) -> Playthrough
  private var problem: Problem
  private(set) var best: Playthrough
  /// The moves that were tried and do not lead to the problem.
  private var failed: Set<[Move]> = []
  private(set) var plays = 0
  /// The values that a script gives for payloads. Shrinking stays within them.
  let variations: Variations
  /// The shapes of values that are known now. Playing adds the shapes of the replies of ports.
  let shapes: () -> MoveShapes

  /// Creates a shrinker of moves that lead to a problem.
  /// - Parameter variations: The values that a script gives for payloads of actions.
  /// - Parameter shapes: The shapes of values that are known when it is called.
  /// - Parameter play: Plays moves in a fresh case; exactly as a script would be played, or with a livelock suspected
  ///   sooner.
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
  mutating func keeps(_ moves: [Move]) -> Bool {
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
        // The remaining moves may lead to the problem sooner, so that even fewer are left.
        end = keeps(shorter) ? min(start, best.moves.count) : start
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// Leaves out two moves at once of which neither can go alone: a call and its answer, without which the other answers
  /// would be for other calls; a move and the one that takes it back.
  private mutating func leaveOutPairs() {
    for later in best.moves.indices.reversed() {
      guard best.moves.indices.contains(later) else { continue }
      for earlier in best.moves[..<later].indices.reversed() where mayBelongTogether(earlier, later) {
        var moves = best.moves
        moves.remove(at: later)
        moves.remove(at: earlier)
        if keeps(moves) { break }
      }
    }
  }

  /// Of many moves, only calls and answers are tried in pairs.
  private func mayBelongTogether(_ earlier: Int, _ later: Int) -> Bool {
    best.moves.count <= Self.fewMoves
      || best.moves[later].answeredPort != nil && best.moves[earlier].answeredPort == nil
  }

  /// Replaces moves of the view by the actions that they send.
  private mutating func useActions() {
    for index in best.moves.indices.reversed() {
      guard best.moves.indices.contains(index), let calls = best.sentByView[index], !calls.isEmpty else { continue }
      var moves = best.moves
      moves.replaceSubrange(index...index, with: calls.map { .statement(.action($0)) })
      _ = keeps(moves)
    }
  }

  /// Replaces an action by one that is declared earlier and takes the same values, where that leads to the problem as
  /// well. The last move stays, because it is the one that goes wrong.
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

  func replacing(_ index: Int, by move: Move) -> [Move] {
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
      if !once.contains(port) {
        once.append(port)
      } else if !again.contains(port) {
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
}
