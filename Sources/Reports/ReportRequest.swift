import ExactStrings

/// A report that was asked for: `junit`, or `junit=results.xml`.
public struct ReportRequest: Hashable, Sendable {
  /// The form of the report.
  public var form: ReportForm
  /// The file that it goes to; nil is standard output.
  public var path: String?

  /// A request for a form.
  public init(_ form: ReportForm, path: String? = nil) {
    self.form = form
    self.path = path
  }

  /// Reads `NAME` or `NAME=FILE`; the file may hold further equals signs. Nil if no form has the name, or if an equals
  /// sign stands without a file.
  public init?(notation: String) {
    let parts = notation.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = ReportForm(rawValue: String(parts[0])), parts.last?.isEmpty == false else { return nil }
    self.init(form, path: parts.count == 2 ? String(parts[1]) : nil)
  }
}
