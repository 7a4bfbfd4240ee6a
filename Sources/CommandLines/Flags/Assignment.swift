import ExactStrings

/// A `NAME=VALUE`, as a flag takes it.
package struct Assignment: Hashable, FlagValue {
  /// The text before the first `=`, an identifier.
  package let name: String
  /// The text after it, which may be empty and may contain a further `=`.
  package let value: String

  package static let placeholder = "K=V"

  /// Reads `NAME=VALUE`; nil where there is no `=` or the text before it is not an identifier.
  package init?(notation: String) {
    guard let (name, value) = notation.cut(at: "="), name.hasPrefix("_") || name.first?.isLetter == true,
      name.allSatisfy({ "_-".contains($0) || $0.isLetter || $0.isNumber })
    else { return nil }
    self.name = String(name)
    self.value = String(value)
  }

  package init(flagText text: String) throws(UsageError) {
    guard let assignment = Assignment(notation: text) else { throw UsageError(takes: "NAME=VALUE", not: text) }
    self = assignment
  }
}
