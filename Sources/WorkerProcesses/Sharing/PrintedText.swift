import SystemCalls

/// The text that reactors print in a worker process: a file that replaces its standard output and standard error.
///
/// It is a file and not a pipe: its content belongs exactly to one case, and can be read after the process has died.
package struct PrintedText {
  /// The descriptor of the file.
  package let descriptor: Int32

  /// The largest amount of printed text that is read, in bytes.
  package static let limit = 65_536

  /// Creates the text of a file.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Clears the printed text.
  package func clear() {
    flushStreams()
    guard length > 0 else { return }
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
  }

  /// Returns the text that was printed since it was last cleared; if it exceeds the limit, its last lines.
  package func read() -> [UInt8] {
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

  /// Turns buffering off, so that printed text reaches the file at once and survives a crash.
  package static func flushAtOnce() {
    setOutputBuffering(_IONBF)
  }

  private func flushStreams() { flushOutput() }

  private var length: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}
