import Playback
import Timelines

/// A script after some of its cases were played.
struct PlayedScript {
  /// The options for playing a case for its text, which shows no values of mutations.
  static var options: PlayOptions {
    var options = PlayOptions()
    options.needsMutationTrees = false
    return options
  }

  let cases: [PlayedCase]

  /// Creates a script from cases that were played elsewhere.
  init(_ cases: [PlayedCase]) {
    self.cases = cases
  }

  /// The timeline of the played cases.
  var timeline: [UInt8] { TimelineHeader.bytes + cases.flatMap(\.section) }

  /// Whether a text is the timeline of the played cases, byte for byte.
  func isWritten(in text: [UInt8]) -> Bool {
    var rest = text[...]
    for part in [TimelineHeader.bytes] + cases.map(\.section) {
      guard rest.prefix(part.count) == part[...] else { return false }
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty
  }
}
