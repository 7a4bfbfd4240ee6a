import ExactStrings

/// The outcomes as Markdown, for a comment or a summary: a table of the cases that did not simply pass, and a fold with
/// the differences for each failure.
package enum MarkdownReport {
  /// Returns the page. If it would exceed `byteLimit` bytes, rows and folds are left out, and the page says how many.
  package static func text(of suite: SuiteReport, byteLimit: Int = .max) -> String {
    var page = Page(byteLimit: byteLimit)
    page.text = "### Reel: \(suite.headline)\n"
    if suite.cases.isEmpty { return page.text }
    page.text += "\n\(suite.counts)\n"
    let notable = suite.cases.filter { $0.outcome != .pass }
    if notable.isEmpty { return page.text }
    page.text += "\n| outcome | case | where | message |\n| --- | --- | --- | --- |\n"
    page.append(notable.lazy.map(\.row), omitted: { "\n\($0) more rows are left out.\n" })
    page.append(
      suite.failures.lazy.compactMap(\.fold), omitted: { "\nThe details of \($0) more cases are left out.\n" })
    return page.text
  }
}

/// A text that stays within a limit.
private struct Page {
  let byteLimit: Int
  var text = ""

  /// The room for notes on what was left out.
  private static let reserve = 200

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Appends every piece that fits, and a note on the number of those that do not.
  mutating func append(_ pieces: some Sequence<String>, omitted note: (Int) -> String) {
    var left = 0
    for piece in pieces {
      if text.utf8.count + piece.utf8.count <= byteLimit - Self.reserve { text += piece } else { left += 1 }
    }
    if left > 0 { text += note(left) }
  }
}

extension SuiteReport {
  fileprivate var headline: String {
    if cases.isEmpty { return "nothing was played" }
    let errors = count(of: .error)
    let failed = failures.count - errors
    let leftOut = leftOutCount > 0 ? "; \(leftOutCount) left out by '@only'" : ""
    let coverage = shortfall.map { "; \($0.message)" } ?? ""
    let played = counted(cases.count - leftOutCount, "case")
    let bad = [failed > 0 ? "\(failed) failed" : nil, errors > 0 ? counted(errors, "error") : nil].compactMap(\.self)
    return "\(played), \(bad.isEmpty ? "none failed" : bad.joined(separator: ", "))\(leftOut)\(coverage)"
  }

  fileprivate var counts: String {
    CaseReport.Outcome.allCases.map { (count(of: $0), $0.rawValue) }.filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension CaseReport {
  /// The longest text in a cell, in characters.
  private static let longestCell = 300

  fileprivate var row: String {
    let time = at.map { "\($0.milliseconds)ms" }
    let place =
      [location.map(cell), time].compactMap(\.self).joined(separator: " at ")
      + (self.place?.includedAt.map { ", included at \(cell($0))" } ?? "")
    return "| \(outcome.rawValue) | \(cell(name)) | \(place) | \(cell(message)) |\n"
  }

  private func cell(_ text: String) -> String {
    text.shown.clipped(to: Self.longestCell).asTableCode
  }

  /// The folded details; nil if the row already shows everything.
  fileprivate var fold: String? {
    let lines = details.shownLines
    if lines.isEmpty { return nil }
    let fence = String(repeating: "`", count: max(lines.lazy.map(\.longestRunOfBackticks).max() ?? 0, 2) + 1)
    let name = self.name.shown.clipped(to: Self.longestCell).escapedForMarkup
    return """

      <details><summary>\(outcome.rawValue) <code>\(name)</code></summary>

      \(fence)\(changes == nil ? "" : "diff")
      \(lines.joined(separator: "\n"))
      \(fence)

      </details>

      """
  }
}
