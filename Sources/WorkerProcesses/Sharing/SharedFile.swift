import Processes
import SystemCalls

/// A file without a name, which exists for as long as a process has it open.
package enum SharedFile {
  /// Makes an empty file of any later size.
  ///
  /// - Returns: The descriptor, which no started program inherits.
  package static func make() throws(ChannelError) -> Int32 { try make([], in: folders) }

  /// Makes a file of a given size to be mapped, in memory where the system has a folder for that.
  ///
  /// The file is filled with zeros: missing space shows here, and not when the memory is used.
  ///
  /// - Returns: The descriptor, which no started program inherits.
  package static func make(size: Int) throws(ChannelError) -> Int32 {
    try make([UInt8](repeating: 0, count: size), in: ["/dev/shm"] + folders)
  }

  /// The folders for temporary files.
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
