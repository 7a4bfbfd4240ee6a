/// A resource of a process that can be limited.
package enum ProcessResource {
  /// The private writable memory of the process.
  case memory
  /// The size of files that the process writes.
  case fileSize
  /// The size of the core file of a process that crashed.
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
  /// The peak memory of the calling process so far. It begins with that of the process that started it.
  package static var own: rusage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
  }

  /// The peak memory of a process in bytes.
  package var peak: UInt64 {
    #if canImport(Darwin)
      UInt64(clamping: ru_maxrss)
    #else
      UInt64(clamping: ru_maxrss) << 10
    #endif
  }
}
