import ExactStrings

/// A text that is not empty.
extension String: FlagValue {
  package static let placeholder = "TEXT"

  package init(flagText text: String) throws(UsageError) {
    if text.isEmpty { throw UsageError("needs a value that is not empty") }
    self = text
  }
}
