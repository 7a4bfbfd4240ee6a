import Testing

@testable import Exploration

@Suite struct KnownPlaysTests {
  @Test("the same moves are played once, and once more where a livelock is judged otherwise")
  func sameMoves() {
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
}
