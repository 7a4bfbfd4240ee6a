import ActionScripts
import ExactStrings
import Playback

extension Shrinker {
  /// Replaces the values of each move by the simplest ones that lead to the problem.
  mutating func simplifyValues() {
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

  /// Simplifies a value that occurs more than once, such as an identity, in all places at once. Changed in one place,
  /// it would be another identity.
  mutating func simplifyEqualValues() {
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

  /// Finds the smallest integers, if every larger integer leads to the problem too.
  mutating func bringIntegersNearerToZero() {
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

  /// Leaves out a move and at the same time takes one from an integer: where a row is not added, the index of a later
  /// one is smaller.
  mutating func leaveOutWhatIsCounted() {
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

  /// Merges two sends of one action into one, whose integer is the sum of both.
  mutating func addUpCounts() {
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

  /// Joins two waits.
  mutating func joinTimes() {
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

  /// Finds the shortest waits.
  mutating func shortenTimes() {
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
}
