import CommandLines
import Reports

extension ReportRequest: FlagValue {
  package static let placeholder = "FORM[=FILE]"
  package static var completion: Completion { .words(forms) }

  private static let forms = ReportForm.allCases.map(\.rawValue)

  package init(flagText text: String) throws(FlagProblem) {
    guard let request = ReportRequest(notation: text) else {
      throw FlagProblem(takes: "\(alternatives(Self.forms)), or one of them with =FILE", not: text)
    }
    self = request
  }
}
