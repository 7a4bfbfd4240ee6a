import ActionScripts
import ExactStrings

/// Reads the files that scripts name: included fragments and replies.
///
/// The host decides which files may be read; a file outside of its root is an error.
public protocol ScriptFiles {
  /// Reads the file that `path` names in a script.
  /// - Parameters:
  ///   - path: The path as written, relative to the folder of the script that names it.
  ///   - file: The script that contains the path, by the name that the host knows; nil for standard input.
  /// - Returns: A name for messages, which is the same for the same file, and the content.
  func read(_ path: String, from file: String?) throws(ScriptFileError) -> (name: String, content: [UInt8])
}

/// The reason why a file that a script names cannot be read.
public struct ScriptFileError: Error, Equatable, CustomStringConvertible {
  /// The message: one line in lower case.
  public let message: String
  /// A hint about what to do instead, if there is one.
  public let note: String?

  /// The message.
  public var description: String { message }

  /// Creates an error with a message.
  public init(_ message: String, note: String? = nil) {
    self.message = message
    self.note = note
  }
}

/// The origin of a statement, which makes diagnostics that show its line.
protocol StatementSource {
  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic

  /// Returns a source that can still show the line of a statement when others have been read.
  func keeping(_ statement: Statement) -> any StatementSource
}

extension StatementSource {
  func keeping(_ statement: Statement) -> any StatementSource { self }
}

extension SourceText: StatementSource {}

/// Shows the first line of one statement.
struct KeptLine: StatementSource {
  let line: Diagnostic

  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic {
    var diagnostic = line.saying(message, note: note)
    if range.line == line.range.line { diagnostic.range = range }
    return diagnostic
  }
}
