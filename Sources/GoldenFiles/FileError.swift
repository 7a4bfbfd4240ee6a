import ExactStrings
import SystemCalls

/// An error of a file or a folder.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// The attempt and the reason why it failed: `cannot read: No such file or directory`.
  public let message: String

  /// Creates an error with its own message.
  public init(path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// Creates an error from the error code of the last system call.
  init(path: String, trying verb: String, code: Int32 = errno) {
    self.init(path: path, "cannot \(verb): \(String(cString: strerror(code)))")
  }

  /// `PATH: MESSAGE`.
  public var description: String { "\(path): \(message)" }
}
