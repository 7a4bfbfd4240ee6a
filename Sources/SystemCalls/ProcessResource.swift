/// A resource of which a process may be given less.
package enum ProcessResource {
  /// Memory that may be written to and is the process's own.
  case memory
  /// The size of a file that the process writes.
  case fileSize
  /// The size of what the system keeps of a process that crashed.
  case core

  /// Lowers the limit of the calling process; one that is lower already stays.
  package func limit(to bytes: UInt64) {
    var limits = rlimit()
    guard getrlimit(number, &limits) == 0 else { return }
    limits.rlim_cur = min(limits.rlim_cur, rlim_t(bytes))
    limits.rlim_max = min(limits.rlim_max, rlim_t(bytes))
    setrlimit(number, &limits)
  }

  /// The limit of the calling process, in bytes.
  package var current: UInt64 {
    var limits = rlimit()
    getrlimit(number, &limits)
    return UInt64(limits.rlim_cur)
  }

  #if canImport(Glibc)
    private var number: __rlimit_resource_t { __rlimit_resource_t(resource.rawValue) }
  #else
    private var number: Int32 { resource }
  #endif

  private var resource: CResource {
    switch self {
    case .memory: RLIMIT_DATA
    case .fileSize: RLIMIT_FSIZE
    case .core: RLIMIT_CORE
    }
  }
}

#if canImport(Glibc)
  private typealias CResource = __rlimit_resource
#else
  private typealias CResource = Int32
#endif

extension rusage {
  /// What the calling process has used so far. At first that is what the process had used that started it.
  package static var own: rusage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
  }

  /// How much memory a process had at most, in bytes.
  package var peak: UInt64 {
    #if canImport(Darwin)
      UInt64(clamping: ru_maxrss)
    #else
      UInt64(clamping: ru_maxrss) << 10
    #endif
  }
}
