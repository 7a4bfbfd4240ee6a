import ExactStrings
import SystemCalls

/// An error of a file or a folder.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  package let path: String
  /// The attempt and the reason why it failed: `cannot read: No such file or directory`.
  package let message: String

  /// Creates an error with its own message.
  package init(path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// Creates an error from the error code of the last system call.
  init(path: String, trying verb: String, code: Int32 = errno) {
    self.init(path: path, "cannot \(verb): \(String(cString: strerror(code)))")
  }

  /// `PATH: MESSAGE`.
  package var description: String { "\(path): \(message)" }
}
