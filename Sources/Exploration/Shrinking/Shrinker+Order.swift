import ActionScripts
import ExactStrings
import Playback

extension Shrinker {
  /// Answers the oldest call wherever the choice of the call does not matter.
  mutating func answerInOrder() {
    for index in best.moves.indices {
      guard best.moves.indices.contains(index) else { break }
      if case .answer(let port, 1..., let outcome) = best.moves[index] {
        _ = keeps(replacing(index, by: .answer(port: port, position: 0, outcome)))
      }
    }
  }

  /// Puts neighbours whose order does not matter into a fixed order, so that different plays of one problem become the
  /// same script: calls are answered as soon as possible.
  mutating func putInOrder() {
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

  /// Exchanges the outcomes of two calls of a port where that leads to the problem as well, so that different plays of
  /// the problem become the same.
  mutating func orderOutcomes() {
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

  /// Sorts actions that follow one another directly, all at once: exchanging two neighbours may not be enough.
  mutating func sortActions() {
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
}

extension Move {
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
    case .statement(let kind): Statement(kind).lineText
    case .answer(let port, _, _), .mockReply(let port, _): port
    }
  }
}

extension PortAnswer.Outcome {
  /// The outcome as a script writes it.
  fileprivate var text: String {
    Statement(.answer(PortAnswer(name: Located("port"), outcome: self))).lineText
  }
}
