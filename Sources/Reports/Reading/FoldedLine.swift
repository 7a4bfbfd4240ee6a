import ExactStrings
import JSONValues
import Timelines

/// A line that tells of many rows of lists: of each list as many as fit the width of a screen, and how many more there are.
struct FoldedLine {
  /// What stands between two double blanks.
  struct Piece {
    /// What is said.
    var text: String
    /// What has to be the same for pieces that are folded, such as the list whose rows they tell of; nil for what stands alone.
    var group: String?
  }

  /// What stands before the pieces.
  var head: String
  /// What is told, group by group.
  var pieces: [Piece]
  /// What stands behind the pieces, whatever is left out of them.
  var tail = ""

  /// The line with as many pieces of each group as fit, at least one.
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

  /// How many columns a line may have to be shown whole: two lines of a screen.
  static func longest(on width: Int) -> Int { max(width * 2, 120) }

  /// What is written of lists that are cut after so many rows, for the largest number that fits a width, at least 1.
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
  /// The line, or, where that is longer than two lines of a screen, what of it fits one, as far as lists can be folded.
  func shown(width: Int) -> String {
    let (whole, longest) = (description, FoldedLine.longest(on: width))
    return whole.utf8.count <= longest || whole.count <= longest ? whole : folded(width: width)
  }

  /// The line within a width, if it is its lists that make it wider.
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
  /// Rows of one list that come together are told together, and so are those that go, change or move.
  fileprivate var piece: FoldedLine.Piece {
    let list = StatePath(path)?.row?.list
    return FoldedLine.Piece(text: text, group: list.map { "\(kind.rawValue) \($0)" })
  }
}

extension [FrameContent.Argument] {
  /// The arguments as they stand behind a name, with at most so many elements of each array.
  fileprivate func text(limit: Int) -> String {
    map { " " + ($0.label.map { "\($0)=" } ?? "") + $0.value.text(limit: limit) }.joined()
  }
}

extension JSONValue {
  /// The text, with at most so many elements of each array.
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
