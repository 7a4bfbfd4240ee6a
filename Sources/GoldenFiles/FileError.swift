import SystemCalls
import ExactStrings

/// Why something on the disk could not be done.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// What was tried and why it failed: `cannot read: No such file or directory`.
  public let message: String

  /// An error with its own words.
  public init(path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The error that the last call of the system left behind.
  init(path: String, trying verb: String, code: Int32 = errno) {
    self.init(path: path, "cannot \(verb): \(String(cString: strerror(code)))")
  }

  /// `PATH: MESSAGE`.
  public var description: String { "\(path): \(message)" }
}
