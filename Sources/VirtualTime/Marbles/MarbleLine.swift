/// A line of marbles that grows column by column.
struct MarbleLine {
  private(set) var width = 0
  private var text = ""
  private var isOver = false

  /// Adds what happens at one instant: `a`, `[ab]`, nothing as `-`, and what is between two steps as `{a}`.
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

  /// Without the blanks at the end.
  var trimmed: String { String(text.reversed().drop { $0 == " " }.reversed()) }

  private mutating func append(_ piece: String) {
    text += piece
    width += piece.count
  }
}
