import Files
import SystemCalls

/// The directory that relative paths start from.
package enum WorkingDirectory {
  /// Its absolute path.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// The directory that the process was started in, as an open file. Access it before `change(to:)`.
  package static let atStart = open(".", O_RDONLY | O_CLOEXEC)

  /// Moves the process to another directory, as `-C DIR` asks.
  package static func change(to path: String) throws(FileError) {
    _ = atStart
    guard chdir(path) == 0 else { throw FileError(path: path, trying: "change to") }
  }
}
