import ExactStrings

/// A text that is not empty.
extension String: FlagValue {
  package static let placeholder = "TEXT"

  package init(flagText text: String) throws(FlagProblem) {
    if text.isEmpty { throw FlagProblem("needs a value that is not empty") }
    self = text
  }
}
