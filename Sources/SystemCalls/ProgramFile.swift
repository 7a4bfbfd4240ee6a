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

  /// The path that the program was started from; nil where the system does not say.
  package static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(cString: path)
    #else
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(path) }
      return String(cString: path)
    #endif
  }
}
