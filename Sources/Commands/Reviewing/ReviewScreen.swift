import ExactStrings
import Processes

/// A screen that asks for one decision after the other: it shows a change, and a key decides.
///
///     a accept  r reject  s skip  A R S all the rest  d whole diff  q quit
final class ReviewScreen {
  private let terminal: Terminal
  private let output: StandardOutput
  private let isColored: Bool
  private let clears: Bool
  private let count: Int
  private var asked = 0
  /// The decisions for all remaining items of a kind: changes, or goldens without a script.
  private var decisionsForTheRest: (changes: ReviewItem.Decision?, obsolete: ReviewItem.Decision?)

  /// Creates a screen for a number of decisions.
  ///
  /// - Parameter clears: Whether the terminal supports clearing.
  init(_ terminal: Terminal, count: Int, isColored: Bool, clears: Bool, output: StandardOutput) {
    self.terminal = terminal
    self.output = output
    self.isColored = isColored
    self.clears = clears
    self.count = count
  }

  /// Shows a change and waits for a key; returns nil if the user quits.
  func decide(_ item: ReviewItem) -> ReviewItem.Decision? {
    asked += 1
    if let rest = item.isObsolete ? decisionsForTheRest.obsolete : decisionsForTheRest.changes { return rest }
    show(item)
    while true {
      switch terminal.readKey() {
      case .character("a"): return .accepted
      case .character("r"): return .rejected
      case .character("s"): return .skipped
      case .character("A"): return forTheRest(item, .accepted)
      case .character("R"): return forTheRest(item, .rejected)
      case .character("S"): return forTheRest(item, .skipped)
      case .character("d"): showWhole(item)
      case .character("q"), .end: return leave()
      case .redraw: show(item)
      case .character, .other: break
      }
    }
  }

  private func forTheRest(_ item: ReviewItem, _ decision: ReviewItem.Decision) -> ReviewItem.Decision {
    if item.isObsolete { decisionsForTheRest.obsolete = decision } else { decisionsForTheRest.changes = decision }
    return decision
  }

  private func leave() -> ReviewItem.Decision? {
    output.write("\n")
    return nil
  }

  /// Shows as much of the change as there is room for.
  private func show(_ item: ReviewItem) {
    let (columns, rows) = terminal.size
    let head = "\(item.change.kind.rawValue) \(item.name)" + (item.headline.map { "  \($0)" } ?? "")
    var lines = item.lines(width: columns, isColored: isColored)
    let room = max(rows - 2, 3)
    if lines.count > room {
      let rest = lines.count - room + 1
      lines = lines.prefix(room - 1) + ["... \(rest) more lines"]
    }
    if clears { output.write("\u{1b}[H\u{1b}[2J") }
    for line in [head] + lines { output.write(line.cut(to: columns) + "\n") }
    ask(columns)
  }

  /// Shows all of the change, which may scroll.
  private func showWhole(_ item: ReviewItem) {
    let columns = terminal.size.columns
    output.write("\n")
    for line in item.lines(areAll: true, width: columns, isColored: isColored) { output.write(line + "\n") }
    ask(columns)
  }

  private func ask(_ columns: Int) {
    let long = "[\(asked)/\(count)] a accept  r reject  s skip  A R S all the rest  d whole diff  q quit "
    output.write(long.count < columns ? long : "[\(asked)/\(count)] a r s A R S d q ".cut(to: columns - 1))
    output.flush()
  }
}

extension String {
  /// Returns the text, shortened to a row of the terminal; colours take no room.
  fileprivate func cut(to columns: Int) -> String {
    var result = ""
    var taken = 0
    var isSequence = false
    for character in self {
      if character.unicodeScalars.first == "\u{1b}" { isSequence = true }
      if isSequence {
        result.append(character)
        if character.unicodeScalars.first == "m" { isSequence = false }
        continue
      }
      let width = character.unicodeScalars.first?.displayWidth ?? 0
      if taken + width > columns { continue }
      taken += width
      result.append(character)
    }
    return result
  }
}
