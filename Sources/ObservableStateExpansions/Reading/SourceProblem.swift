/// Why a declaration is not expanded, and where.
package struct SourceProblem: Error, Equatable {
  /// What the compiler prints.
  package let message: String
  /// The place in the text that was read, in bytes.
  package let offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
