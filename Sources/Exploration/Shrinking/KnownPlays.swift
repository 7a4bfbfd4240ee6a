import Playback

/// The plays of a search, so that the same moves are played once: problems with one cause are shrunk to the same moves.
package final class KnownPlays {
  private struct Key: Hashable {
    let moves: [Move]
    let isExact: Bool
  }

  private var known: [Key: Playthrough] = [:]
  private let longest: Int
  private let limit: Int

  /// Creates a memory of no plays.
  /// - Parameters:
  ///   - longest: The largest number of moves of a play that is kept.
  ///   - limit: The largest number of plays that are kept.
  package init(longest: Int = .max, limit: Int = .max) {
    self.longest = longest
    self.limit = limit
  }

  /// Returns the play of some moves; the first time, `play` plays them.
  package func play(
    _ moves: [Move], exactly isExact: Bool, by play: ([Move], Bool) throws -> Playthrough
  ) rethrows -> Playthrough {
    if moves.count > longest { return try play(moves, isExact) }
    let key = Key(moves: moves, isExact: isExact)
    if let played = known[key] { return played }
    let played = try play(moves, isExact)
    if known.count < limit { known[key] = played }
    return played
  }
}
