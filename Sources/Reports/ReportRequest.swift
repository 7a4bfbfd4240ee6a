import ExactStrings

/// A request for a report: `junit`, or `junit=results.xml`.
package struct ReportRequest: Hashable, Sendable {
  /// The form of the report.
  package var form: ReportForm
  /// The file to write; nil for standard output.
  package var path: String?

  /// Creates a request for a form.
  package init(_ form: ReportForm, path: String? = nil) {
    self.form = form
    self.path = path
  }

  /// Creates a request from `NAME` or `NAME=FILE`; the file may contain further equals signs, and `-` is standard
  /// output. Nil if no form has the name, or if an equals sign has no file.
  package init?(notation: String) {
    let parts = notation.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = ReportForm(rawValue: String(parts[0])), parts.last?.isEmpty == false else { return nil }
    let path = parts.count == 2 ? String(parts[1]) : "-"
    self.init(form, path: path == "-" ? nil : path)
  }
}
