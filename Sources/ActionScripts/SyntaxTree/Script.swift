/// A parsed action script: its statements in order, comments included.
public struct Script: Hashable, Sendable {
  /// The statements, in the order of the text.
  public var statements: [Statement]

  /// Creates a script from statements.
  public init(statements: [Statement]) {
    self.statements = statements
  }
}
