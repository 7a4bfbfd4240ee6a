import SystemCalls
import WorkerProcesses

/// The state of a file, which differs after the file was saved.
struct FileState: Hashable {
  private let inode: UInt64
  /// The size of the file in bytes.
  let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Creates the state of the file at a path; nil where there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the state of an open file; nil if it is a pipe, a device or a folder.
  init?(ofFile descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    let modified = status.modified
    seconds = Int(modified.tv_sec)
    nanoseconds = Int(modified.tv_nsec)
  }
}

extension FileState: Message {
  func write(to bytes: inout MessageBytes) { bytes.write(inode, size, seconds, nanoseconds) }

  init(from bytes: inout MessageBytes) throws(MessageError) { (inode, size, seconds, nanoseconds) = try bytes.read() }
}
