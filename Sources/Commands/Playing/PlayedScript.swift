import ExactStrings
import Files
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
  /// Whether the golden equals the timeline of the played cases. If so, the cases do not store their frames.
  let isAsGolden: Bool

  /// Creates a script from cases that were played elsewhere.
  init(_ cases: [PlayedCase]) {
    self.init(cases, isAsGolden: false)
  }

  /// Creates a script from cases that were played beside a golden. If the golden has anything else, the text of each
  /// case is read from it.
  init(_ cases: [PlayedCase], beside golden: String) throws {
    let parts = cases.compactMap(\.goldenPart)
    guard let state = parts.first?.state else {
      self.init(cases)
      return
    }
    let content = parts.count == cases.count && parts.cover(state) ? nil : try AtomicFile(golden).read()
    guard FileState(of: golden) == state, parts.allSatisfy({ $0.state == state }),
      (content?.count ?? state.size) == state.size
    else { throw FileError(path: golden.onOneLine, "changed while the suite was played") }
    let played = cases.map { one in
      var one = one
      if let content, let part = one.goldenPart { one.section = Array(content[part.range]) }
      return one
    }
    self.init(played, isAsGolden: content == nil)
  }

  private init(_ cases: [PlayedCase], isAsGolden: Bool) { (self.cases, self.isAsGolden) = (cases, isAsGolden) }

  /// Returns the script as if it had ended behind some of its cases.
  func prefix(_ count: Int) -> PlayedScript { PlayedScript(Array(cases.prefix(count)), isAsGolden: isAsGolden) }

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

extension [GoldenPart] {
  /// Returns whether the parts, one after another, are the whole golden except its first line.
  fileprivate func cover(_ golden: FileState) -> Bool {
    var place = TimelineHeader.bytes.count
    for part in self {
      if part.range.lowerBound != place { return false }
      place = part.range.upperBound
    }
    return place == golden.size
  }
}
