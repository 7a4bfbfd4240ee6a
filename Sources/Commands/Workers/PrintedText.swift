#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// What reactors print in a worker process: a file in the place of its standard output and standard error.
///
/// A file and no pipe: it belongs to a case to the byte, and can be read when the process that wrote it is dead.
struct PrintedText {
  /// The file.
  let descriptor: Int32

  /// Forgets what was printed.
  func clear() {
    flushStreams()
    guard length > 0 else { return }
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
  }

  /// What was printed since it was cleared the last time.
  func read() -> [UInt8] {
    flushStreams()
    let length = length
    if length == 0 { return [] }
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, length, 0))
    }
  }

  /// Lets what is printed reach the file line by line, so that a crash takes none of it along.
  static func flushEachLine() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  private func flushStreams() { fflush(stdout) }

  private var length: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}
