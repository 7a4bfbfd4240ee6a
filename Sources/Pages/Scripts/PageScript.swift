import ExactStrings
import Timelines

/// The lines of a script or of a file that it includes, which all its cases share.
package final class ScriptText: Sendable {
  /// The name of the file, as the user would type it.
  package let name: String
  /// The lines, without their ends.
  package let lines: [String]
  /// The numbers of the lines with a statement that is played, from 1.
  package let statements: [Int]

  /// Creates the text of a file.
  package init(name: String, lines: [String], statements: [Int]) {
    self.name = name
    self.lines = lines
    self.statements = statements
  }
}

/// A file of the script that a case was played from, and what became of its lines.
package struct PageScript {
  /// The lines.
  package let text: ScriptText
  /// Whether the script includes the file, and so its frames name it.
  package let isIncluded: Bool
  /// The numbers of the lines that belong to other cases.
  package var others: [Int]
  /// What went wrong, with the number of the line that is to blame.
  package var failures: [(line: Int, text: String)]
  /// Whether the case ended before its last line.
  package var isInterrupted: Bool

  /// Creates a file of a case.
  package init(
    _ text: ScriptText, isIncluded: Bool = false, others: [Int] = [], failures: [(line: Int, text: String)] = [],
    isInterrupted: Bool = false
  ) {
    self.text = text
    self.isIncluded = isIncluded
    self.others = others
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
