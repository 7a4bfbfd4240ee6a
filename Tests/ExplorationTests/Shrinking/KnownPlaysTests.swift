import Testing

@testable import Exploration

@Suite struct KnownPlaysTests {
  @Test func `the same moves are played once, and once more where a livelock is judged otherwise`() {
    let known = KnownPlays()
    var played: [Bool] = []
    for isExact in [true, false, true, false] {
      _ = known.play([.statement(.idle)], exactly: isExact) { moves, isExact in
        played.append(isExact)
        return Playthrough(moves: moves, statements: [], problem: nil)
      }
    }
    #expect(played == [true, false])
  }

  @Test func `plays that are too long, and those beyond the limit, are played each time`() {
    let known = KnownPlays(longest: 2, limit: 1)
    var played: [Int] = []
    for _ in 1...2 {
      for moves in [
        [Move.statement(.idle)], [.statement(.idle), .statement(.idle)], Array(repeating: .statement(.idle), count: 3),
      ] {
        _ = known.play(moves, exactly: true) { moves, _ in
          played.append(moves.count)
          return Playthrough(moves: moves, statements: [], problem: nil)
        }
      }
    }
    #expect(played == [1, 2, 3, 2, 3])
  }
}
