/// The file of the program that this process runs.
package enum ProgramFile {
  /// A path that leads to the program, also where another file has taken its place since.
  package static var running: String? {
    #if canImport(Darwin)
      path
    #else
      "/proc/self/exe"
    #endif
  }

  /// The path that the program was started from, also where its file was replaced or removed since; nil where the
  /// system does not say.
  package static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(cString: path)
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      guard count > 0 else { return nil }
      let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      // The kernel marks the path of a file that is gone.
      let mark = " (deleted)"
      return path.hasSuffix(mark) && access(path, F_OK) != 0 ? String(path.dropLast(mark.count)) : path
    #endif
  }
}
