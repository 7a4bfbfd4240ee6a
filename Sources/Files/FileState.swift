import SystemCalls

/// The state of a file, which changes when the file is saved.
package struct FileState: Hashable, Sendable {
  package let inode: UInt64
  /// The size of the file in bytes.
  package let size: Int
  /// The time of the last change.
  package let seconds: Int
  package let nanoseconds: Int

  /// Creates a state from its parts.
  package init(inode: UInt64, size: Int, seconds: Int, nanoseconds: Int) {
    (self.inode, self.size, self.seconds, self.nanoseconds) = (inode, size, seconds, nanoseconds)
  }

  /// Creates the state of the file at a path; nil where there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the state of an open file; nil if it is a pipe, a device or a folder.
  package init?(ofFile descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    let modified = status.modified
    self.init(
      inode: UInt64(status.st_ino), size: Int(status.st_size), seconds: Int(modified.tv_sec),
      nanoseconds: Int(modified.tv_nsec))
  }
}
