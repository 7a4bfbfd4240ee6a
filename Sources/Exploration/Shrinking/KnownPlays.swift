import Playback

/// The plays of one search, so that the same moves are played once. Problems with one cause are shrunk to the same
/// moves, and some plays cost a process, or ten thousand events.
package final class KnownPlays {
  private struct Key: Hashable {
    let moves: [Move]
    let isExact: Bool
  }

  private var known: [Key: Playthrough] = [:]

  /// Creates a memory of no plays.
  package init() {}

  /// Returns the play of some moves; the first time, `play` plays them.
  package func play(
    _ moves: [Move], exactly isExact: Bool, by play: ([Move], Bool) throws -> Playthrough
  ) rethrows -> Playthrough {
    let key = Key(moves: moves, isExact: isExact)
    if let played = known[key] { return played }
    let played = try play(moves, isExact)
    known[key] = played
    return played
  }
}
