import CommandLines
import Reports

extension ReportRequest: FlagValue {
  package static let placeholder = "FORM[=FILE]"
  package static var completion: Completion { .wordsWithFiles(forms) }

  private static let forms = ReportForm.allCases.map(\.rawValue)

  package init(flagText text: String) throws(UsageError) {
    guard let request = ReportRequest(notation: text) else {
      throw UsageError(takes: "\(alternatives(Self.forms)), or one of them with =FILE", not: text)
    }
    self = request
  }
}
