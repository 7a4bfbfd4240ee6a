/// A line of marbles that grows column by column.
struct MarbleLine {
  private(set) var width = 0
  private var text = ""
  private var isOver = false

  /// Adds the events of one instant: `a`, `[ab]`, `-` for none, and `{a}` between two steps.
  mutating func add(_ marks: [MarbleMark], isBetween: Bool) {
    let marbles = marks.map(\.text).joined()
    if isBetween {
      append(marks.isEmpty ? "" : "{\(marbles)}")
    } else {
      append(marks.isEmpty ? (isOver ? "" : "-") : marks.count == 1 ? marbles : "[\(marbles)]")
    }
    if marks.contains(where: { $0.isEnd || $0 == .unsubscribed }) { isOver = true }
  }

  /// Adds blanks.
  mutating func fill(to width: Int) {
    append(String(repeating: " ", count: width - self.width))
  }

  /// The line without trailing blanks.
  var trimmed: String { String(text.reversed().drop { $0 == " " }.reversed()) }

  private mutating func append(_ piece: String) {
    text += piece
    width += piece.count
  }
}
