import ExactStrings

/// The machine forms of a report; the raw value is its name on the command line.
package enum ReportForm: String, CaseIterable, Sendable {
  /// JUnit's XML.
  case junit
  /// Version 14 of the Test Anything Protocol.
  case tap
  /// JSON Lines.
  case jsonl
  /// Annotations of GitHub Actions.
  case github
  /// Markdown.
  case markdown = "md"
  /// One HTML page with the frames of all cases.
  case html

  /// Returns the report in this form, including its last line end; only `github` may be empty. Nil for `html`, which
  /// needs the frames of the cases.
  package func text(of suite: SuiteReport) -> String? {
    switch self {
    case .junit: JUnitReport.text(of: suite)
    case .tap: TAPReport.text(of: suite)
    case .jsonl: JSONLinesReport.text(of: suite)
    case .github: GitHubReport.annotations(of: suite)
    case .markdown: MarkdownReport.text(of: suite)
    case .html: nil
    }
  }
}
