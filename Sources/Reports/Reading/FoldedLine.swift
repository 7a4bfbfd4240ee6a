import ExactStrings
import JSONValues
import Timelines

/// A line about many rows of lists, which shows as many rows of each list as fit the width of a screen, and the number
/// of the others.
struct FoldedLine {
  /// A part of the line between two double blanks.
  struct Piece {
    /// The text.
    var text: String
    /// The group of pieces that are folded together, such as the list of their rows; nil for a piece that is never
    /// folded.
    var group: String?
  }

  /// The text before the pieces.
  var head: String
  /// The pieces, group by group.
  var pieces: [Piece]
  /// The text after the pieces, which always stays.
  var tail = ""

  /// Returns the line with as many pieces of each group as fit, at least one.
  func text(width: Int) -> String { Self.widest(width, text(limit:)) }

  private func text(limit: Int) -> String {
    var line = head
    var start = 0
    while start < pieces.count {
      let group = pieces[start].group
      let end = group == nil ? start + 1 : pieces[start...].firstIndex { $0.group != group } ?? pieces.count
      for piece in pieces[start..<min(end, start + limit)] { line += "  " + piece.text }
      if end - start > limit { line += " and \(end - start - limit) more" }
      start = end
    }
    return line + tail
  }

  /// Returns the largest number of columns of a line that is shown whole: two lines of a screen.
  static func longest(on width: Int) -> Int { max(width * 2, 120) }

  /// Returns the text for the largest number of rows a list, at least 1, with which it fits a width.
  static func widest(_ width: Int, _ text: (_ limit: Int) -> String) -> String {
    // No row is narrower than four columns.
    for limit in stride(from: max(width / 4, 1), to: 1, by: -1) {
      let line = text(limit).onOneLine
      if line.count <= width { return line }
    }
    return text(1).onOneLine
  }
}

extension Frame {
  /// Returns the line, or, where it is longer than two lines of a screen, as much of it as fits one line, as far as its
  /// lists can be folded.
  func shown(width: Int) -> String {
    let (whole, longest) = (description, FoldedLine.longest(on: width))
    return whole.utf8.count <= longest || whole.count <= longest ? whole : folded(width: width)
  }

  /// Returns the line within a width, if its lists make it wider.
  func folded(width: Int) -> String {
    let head = String(decoding: line[..<subject.endIndex], as: UTF8.self)
    switch content?.own {
    case .mutation(_, let changes)?:
      return FoldedLine(head: head, pieces: changes.map(\.piece)).text(width: width)
    case .state(let value)?:
      return FoldedLine.widest(width) { head + value.text(limit: $0) }
    case .action(_, let arguments)?:
      return FoldedLine.widest(width) { head + arguments.text(limit: $0) }
    case .effect(_, let arguments, let origin)?:
      return FoldedLine.widest(width) { head + arguments.text(limit: $0) + (origin.map { " (from \($0))" } ?? "") }
    case .call(_, let id, let request)?:
      return FoldedLine.widest(width) { "\(head)#\(id) \(request.text(limit: $0))" }
    case .view(_, let value)?, .pulse(_, let value)?, .note(_, let value)?, .emit(_, .value(let value))?:
      return FoldedLine.widest(width) { head + " " + value.text(limit: $0) }
    default: return description
    }
  }
}

extension StateChange {
  /// The piece of the change. Rows of one list that are added together are folded together, and so are those that are
  /// removed, changed or moved.
  fileprivate var piece: FoldedLine.Piece {
    let list = StatePath(path)?.row?.list
    return FoldedLine.Piece(text: text, group: list.map { "\(kind.rawValue) \($0)" })
  }
}

extension [FrameContent.Argument] {
  /// Returns the arguments as they are written after a name, with at most `limit` elements of each array.
  fileprivate func text(limit: Int) -> String {
    map { " " + ($0.label.map { "\($0)=" } ?? "") + $0.value.text(limit: limit) }.joined()
  }
}

extension JSONValue {
  /// Returns the text with at most `limit` elements of each array.
  fileprivate func text(limit: Int) -> String {
    switch self {
    case .array(let elements):
      let shown = elements.prefix(limit).map { $0.text(limit: limit) }.joined(separator: ",")
      return elements.count > limit ? "[\(shown) and \(elements.count - limit) more]" : "[\(shown)]"
    case .object(let members):
      return
        "{\(members.map { "\(JSONValue.string($0.key).text):\($0.value.text(limit: limit))" }.joined(separator: ","))}"
    default: return text
    }
  }
}
