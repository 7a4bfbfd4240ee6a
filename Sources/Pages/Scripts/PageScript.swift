import ExactStrings
import Timelines

/// The lines of a script or of a file that it includes, which all its cases share.
package final class ScriptText: Sendable {
  /// The name of the file, as the user would type it.
  package let name: String
  /// The lines, without their ends.
  package let lines: [String]
  /// Whether there is a statement that is played in each line.
  let isPlayed: [Bool]

  /// Creates the text of a file with the numbers of the lines that are played, from 1.
  package init(name: String, lines: [String], statements: [Int]) {
    self.name = name
    self.lines = lines
    var isPlayed = Array(repeating: false, count: lines.count)
    for line in statements where isPlayed.indices.contains(line - 1) { isPlayed[line - 1] = true }
    self.isPlayed = isPlayed
  }
}

/// A file of the script that a case was played from, and what became of its lines.
package struct PageScript {
  /// The lines.
  package let text: ScriptText
  /// Whether the script includes the file, and so its frames name it.
  package let isIncluded: Bool
  /// The numbers of the lines that belong to the case, in order.
  let shown: [Range<Int>]
  /// The failures, each with the number of the line that is to blame.
  package var failures: [(line: Int, text: String)]
  /// Whether the case ended before its last line.
  package var isInterrupted: Bool

  /// Creates a file of a case; without `shown` all its lines belong to the case.
  package init(
    _ text: ScriptText, isIncluded: Bool = false, shown: [Range<Int>]? = nil,
    failures: [(line: Int, text: String)] = [],
    isInterrupted: Bool = false
  ) {
    self.text = text
    self.isIncluded = isIncluded
    let all = 1..<text.lines.count + 1
    self.shown = shown?.map { $0.clamped(to: all) } ?? [all]
    self.failures = failures
    self.isInterrupted = isInterrupted
  }

  /// Returns the line of a place, if it is in this file.
  func line(_ place: Record.Place?) -> Int? {
    guard let place else { return nil }
    let isHere = if let file = place.file { isIncluded && file == text.name } else { !isIncluded }
    return isHere ? place.line : nil
  }
}
