import Playback

/// A script after some of its cases were played.
struct PlayedScript {
  /// The line that every timeline begins with.
  static let header = Array("reel-timeline 1\n".utf8)

  /// How cases are played for their text, which shows no values of mutations.
  static var options: PlayOptions {
    var options = PlayOptions()
    options.needsMutationTrees = false
    return options
  }

  let cases: [PlayedCase]

  /// Cases that were played elsewhere.
  init(_ cases: [PlayedCase]) {
    self.cases = cases
  }

  /// Plays all cases of a script in this process, one after the other.
  init(playing script: PreparedScript) {
    cases = script.cases.map { PlayedCase(playing: $0) }
  }

  /// The timeline of the cases that were played.
  var timeline: [UInt8] { Self.header + cases.flatMap(\.section) }
}
