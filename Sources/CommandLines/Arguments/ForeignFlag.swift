/// A flag that a command does not have, but another command or another tool has.
package struct ForeignFlag: Sendable {
  /// The name with its dashes.
  let spelling: String
  /// The hint to the right flag or command, with its punctuation.
  let hint: String

  /// Creates a flag for which this command has another text, such as `--report html=FILE`.
  package init(_ spelling: String, instead: String) { (self.spelling, hint) = (spelling, "write '\(instead)';") }

  /// Creates a flag that belongs to another command.
  package init(_ spelling: String, of command: String) {
    (self.spelling, hint) = (spelling, "it is a flag of '\(command)';")
  }
}
