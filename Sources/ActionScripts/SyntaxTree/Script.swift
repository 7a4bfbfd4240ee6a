/// A parsed action script: its statements in order, comments included.
package struct Script: Hashable, Sendable {
  /// The statements, in the order of the text.
  package var statements: [Statement]

  /// Creates a script from statements.
  package init(statements: [Statement]) {
    self.statements = statements
  }
}
