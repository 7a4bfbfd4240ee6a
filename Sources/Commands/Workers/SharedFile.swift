#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name: it is there for as long as a process has it open.
enum SharedFile {
  /// Makes a file of a size, of zeros; in memory where the system has a folder for that.
  ///
  /// - Returns: Its descriptor, which no program that is started inherits.
  static func make(size: Int) throws(ChannelError) -> Int32 {
    for folder in ["/dev/shm", getenv("TMPDIR").map { String(cString: $0) }, "/tmp"].compactMap({ $0 }) {
      var template = Array("\(folder)/reel-XXXXXX".utf8CString)
      let file = mkstemp(&template)
      if file < 0 { continue }
      unlink(&template)
      guard ftruncate(file, off_t(size)) == 0 else {
        close(file)
        continue
      }
      return try Descriptors.moveAside(file)
    }
    throw ChannelError("cannot make a temporary file", code: errno)
  }
}
