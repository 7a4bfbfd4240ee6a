/// A copy of the calling process, which continues at the same point.
package enum ProcessCopy {
  /// The side on which a process finds itself after the copy.
  package enum Side: Equatable {
    /// The original, with the number of its copy.
    case original(copy: pid_t)
    /// The copy.
    case copy
  }

  /// Copies the calling process.
  /// - Parameter threads: How many threads may run besides the calling one. They are missing in the copy.
  /// - Returns: nil where other threads run, or where the system cannot copy.
  package static func make(losing threads: Int) -> Side? {
    #if os(Linux)
      guard threadCount == threads + 1 else { return nil }
      let process = copyProcess()
      return process < 0 ? nil : process == 0 ? .copy : .original(copy: process)
    #else
      nil
    #endif
  }
}

#if os(Linux)
  // The C library has the function, but the importer hides it: what a copy may do is little where others threads run.
  @_silgen_name("fork")
  private func copyProcess() -> pid_t

  /// The number of threads of the calling process; 0 where that is not known.
  private var threadCount: Int {
    var status = stat()
    // The folder has an entry for each thread, besides `.` and `..`.
    return stat("/proc/self/task", &status) == 0 ? Int(status.st_nlink) - 2 : 0
  }
#endif
