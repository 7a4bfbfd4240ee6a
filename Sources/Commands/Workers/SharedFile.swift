import SystemCalls

/// A file without a name: it is there for as long as a process has it open.
enum SharedFile {
  /// Makes an empty file, for as much as somebody may write.
  ///
  /// - Returns: Its descriptor, which no program that is started inherits.
  static func make() throws(ChannelError) -> Int32 { try make([], in: folders) }

  /// Makes a file of a size, of zeros, to be mapped; in memory where the system has a folder for that.
  ///
  /// The zeros are written: that there is room for them shows here, and not when the memory is used.
  ///
  /// - Returns: Its descriptor, which no program that is started inherits.
  static func make(size: Int) throws(ChannelError) -> Int32 {
    try make([UInt8](repeating: 0, count: size), in: ["/dev/shm"] + folders)
  }

  /// The folders for what is temporary.
  private static var folders: [String] { [getenv("TMPDIR").map { String(cString: $0) }, "/tmp"].compactMap { $0 } }

  private static func make(_ content: [UInt8], in folders: [String]) throws(ChannelError) -> Int32 {
    var code: Int32 = 0
    for folder in folders {
      var template = Array("\(folder)/reel-XXXXXX".utf8CString)
      let file = mkstemp(&template)
      code = errno
      if file < 0 { continue }
      unlink(&template)
      code = Descriptors.write(content, to: file)
      if code == 0 { return try Descriptors.moveAside(file) }
      close(file)
    }
    throw ChannelError("cannot make a temporary file", code: code)
  }
}
