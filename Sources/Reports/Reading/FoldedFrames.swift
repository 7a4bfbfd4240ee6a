import ExactStrings
import Timelines

/// The folding of repeated frames into one.
///
/// A run of equal groups of up to `longest` frames becomes the first group with the number of its repeats. Mutations
/// that count the same numbers up or down are equal, too: they show the first old value and the last new one.
struct FoldedFrames {
  /// A frame, or several folded into one.
  struct Line {
    /// The frame to show, the first of its kind.
    var frame: Frame
    /// The line of the frame, with the values of the last one.
    var text: String
    /// The number of frames.
    var count: Int
    /// The time of the last one.
    var last: Instant
  }

  /// The largest number of frames in a group.
  static let longest = 6

  /// Returns the lines of some frames, folded where that saves lines.
  static func lines(of frames: [Frame]) -> [Line] {
    let signatures = frames.map(\.signature)
    var lines: [Line] = []
    var index = 0
    while index < frames.count {
      let (width, count) = repeats(signatures, at: index)
      for offset in 0..<width {
        let first = frames[index + offset]
        let last = frames[index + offset + (count - 1) * width]
        lines.append(Line(frame: first, text: first.merged(with: last), count: count, last: last.at))
      }
      index += width * count
    }
    return lines
  }

  /// Returns the group at an index whose repeats save the most lines, and the number of repeats.
  private static func repeats(_ signatures: [String], at index: Int) -> (width: Int, count: Int) {
    var best = (width: 1, count: 1)
    for width in 1...longest where index + 2 * width <= signatures.count {
      var end = index + width
      while end < signatures.count, signatures[end] == signatures[end - width] { end += 1 }
      let count = (end - index) / width
      if (count - 1) * width > (best.count - 1) * best.width { best = (width, count) }
    }
    return best.count > 2 || best.width * (best.count - 1) > 2 ? best : (1, 1)
  }
}

extension Frame {
  /// The text that has to be equal for frames to be folded.
  fileprivate var signature: String {
    guard kind == .mutation, case .mutation(_, let changes)? = content?.own, changes.allReplace else {
      return "\(kind.rawValue) \(text)"
    }
    return "~ \(String(decoding: subject, as: UTF8.self))" + changes.map { "  \($0.signature)" }.joined()
  }

  /// Returns the frame with the new values of a later frame that it is folded with.
  fileprivate func merged(with last: Frame) -> String {
    guard kind == .mutation, body != last.body, case .mutation(_, let changes)? = content?.own,
      case .mutation(_, let later)? = last.content?.own, changes.count == later.count
    else { return description }
    let head = String(decoding: line[..<subject.endIndex], as: UTF8.self)
    let merged = zip(changes, later).map { "  \($0.path): \($0.old?.text ?? "") -> \($1.new?.text ?? "")" }
    return (head + merged.joined()).onOneLine
  }
}

extension StateChange {
  /// The text that has to be equal for changes to be folded: all of it, unless a number goes up or down.
  fileprivate var signature: String {
    guard let old = old?.number, let new = new?.number, old != new else { return text }
    return "\(path) \(old < new ? "up" : "down")"
  }
}

extension [StateChange] {
  fileprivate var allReplace: Bool { allSatisfy { $0.kind == .replace } }
}
