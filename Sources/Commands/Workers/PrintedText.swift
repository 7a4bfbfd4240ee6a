import SystemCalls

/// What reactors print in a worker process: a file in the place of its standard output and standard error.
///
/// A file and no pipe: it belongs to a case to the byte, and can be read when the process that wrote it is dead.
struct PrintedText {
  /// The file.
  let descriptor: Int32

  /// How much of what was printed is read, in bytes.
  static let limit = 65_536

  /// Forgets what was printed.
  func clear() {
    flushStreams()
    guard length > 0 else { return }
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
  }

  /// What was printed since it was cleared the last time; of more than the limit, the lines at the end.
  func read() -> [UInt8] {
    flushStreams()
    let length = length
    let rest = min(length, Self.limit)
    if rest == 0 { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: rest) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, rest, off_t(length - rest)))
    }
    if rest == length { return bytes }
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes.dropLast().firstIndex(of: lineFeed).map { $0 + 1 } ?? 0
    return Array("(\(length - rest + start) bytes before this are left out)\n".utf8) + bytes[start...]
  }

  /// Lets what is printed reach the file at once, so that a crash takes none of it along.
  static func flushAtOnce() {
    setOutputBuffering(_IONBF)
  }

  private func flushStreams() { flushOutput() }

  private var length: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}
