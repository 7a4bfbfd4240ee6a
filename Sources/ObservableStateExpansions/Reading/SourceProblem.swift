/// The reason why a declaration cannot be expanded, and its place.
package struct SourceProblem: Error, Equatable {
  /// The message that the compiler prints.
  package let message: String
  /// The place in the parsed text, in bytes.
  package let offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
