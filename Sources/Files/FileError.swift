import ExactStrings
import SystemCalls

/// An error of a file or a folder.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  package let path: String
  /// The attempt that failed, `read`; nil where the message is about the file itself.
  private let attempt: String?
  /// The reason why the attempt failed, or what is wrong with the file.
  package let message: String

  /// Creates an error about a file itself.
  package init(path: String, _ message: String) {
    self.path = path
    attempt = nil
    self.message = message
  }

  /// Creates the error of an attempt that failed for a reason.
  init(path: String, trying verb: String, because reason: String) {
    self.path = path
    attempt = verb
    message = reason
  }

  /// Creates the error of an attempt from the error code of the last system call.
  package init(path: String, trying verb: String, code: Int32 = errno) {
    self.init(path: path, trying: verb, because: String(cString: strerror(code)))
  }

  /// `cannot read 'PATH': REASON`, or `PATH: MESSAGE`.
  package var description: String {
    attempt.map { "cannot \($0) '\(path)': \(message)" } ?? "\(path): \(message)"
  }
}
