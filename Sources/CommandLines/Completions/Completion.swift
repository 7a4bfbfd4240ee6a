import ExactStrings

/// The words that a shell offers for an argument of the command line.
package enum Completion: Hashable, Sendable {
  /// No words: the argument can be any text.
  case nothing
  /// These words.
  case words([String])
  /// Names that the shell asks the tool for while the user types.
  case names(AskedNames)
  /// The subcommands.
  case subcommands
  /// Any file.
  case files
  /// Files of a kind, and the folders on the way to them.
  case filesOf(FileKind)
  /// Only folders.
  case folders
  /// These words, each alone or with an equals sign and a file behind it.
  case wordsWithFiles([String])
  /// One completion where a flag stands on the line, and another one where it does not.
  indirect case depending(onFlag: String, Completion, otherwise: Completion)

  /// Names that the tool prints, one a line. A line that begins with a blank is no name.
  package struct AskedNames: Hashable, Sendable {
    /// The noun in the plural, which names the functions of the script: `reactors`.
    package let plural: String
    /// The noun for one name.
    package let singular: String
    /// The arguments by which the tool prints the names.
    package let arguments: String

    /// Creates names that the tool prints when it is called with these arguments.
    package init(_ plural: String, each singular: String, printedBy arguments: String) {
      self.plural = plural
      self.singular = singular
      self.arguments = arguments
    }
  }

  /// A kind of file that is known by the ends of names.
  package struct FileKind: Hashable, Sendable {
    /// The noun for one file.
    package let label: String
    /// The possible ends of a name, each with its dot.
    package let endings: [String]

    /// Creates a kind from a noun and the ends of names.
    package init(_ label: String, endings: [String]) {
      self.label = label
      self.endings = endings
    }
  }
}
