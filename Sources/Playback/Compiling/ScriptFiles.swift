import ActionScripts
import ExactStrings

/// Reads the files that scripts name: included fragments and replies.
///
/// The host decides what may be read; a file outside of its root is an error.
public protocol ScriptFiles {
  /// The file that `path` names in a script.
  /// - Parameters:
  ///   - path: The path as written, relative to the folder of the script that names it.
  ///   - file: The script that names it, as it was named to the host; nil for standard input.
  /// - Returns: A name for messages, one and the same for one and the same file, and the content.
  func read(_ path: String, from file: String?) throws(ScriptFileError) -> (name: String, content: [UInt8])
}

/// Why a file that a script names cannot be read.
public struct ScriptFileError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: one line in lower case.
  public let message: String
  /// What to do instead, if anything.
  public let note: String?

  /// The message.
  public var description: String { message }

  /// An error with a message.
  public init(_ message: String, note: String? = nil) {
    self.message = message
    self.note = note
  }
}

/// Where a statement came from: makes diagnostics that show its line.
protocol StatementSource {
  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic

  /// A source of the same that can still show the line of a statement when others have been read.
  func keeping(_ statement: Statement) -> any StatementSource
}

extension SourceText: StatementSource {
  func keeping(_ statement: Statement) -> any StatementSource { self }
}

/// Shows the first line of one statement.
struct KeptLine: StatementSource {
  let line: Diagnostic

  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic {
    var diagnostic = line.saying(message, note: note)
    if range.line == line.range.line { diagnostic.range = range }
    return diagnostic
  }

  func keeping(_ statement: Statement) -> any StatementSource { self }
}
