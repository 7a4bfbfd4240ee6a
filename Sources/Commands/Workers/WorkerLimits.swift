#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The limits of a worker process.
enum WorkerLimits {
  /// Limits the memory that the process may allocate and the files that it may write, and turns core files off.
  ///
  /// The limit counts private memory that may be written; libraries do not count. It is also the limit for the size of
  /// a file, because endless output of a reactor lies in memory, too.
  static func apply(memory: UInt64) {
    set(RLIMIT_CORE, to: 0)
    set(RLIMIT_DATA, to: memory)
    set(RLIMIT_FSIZE, to: memory)
  }

  /// The peak memory of the process in bytes. At first this is the peak of the process that started it.
  static var peak: UInt64 {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage.peak
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif

  /// Lowers a limit; a lower one stays.
  private static func set(_ resource: Resource, to bytes: UInt64) {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(resource.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(bytes))
    limit.rlim_max = min(limit.rlim_max, rlim_t(bytes))
    setrlimit(resource, &limit)
  }
}

extension rusage {
  /// The peak memory of a process, in bytes.
  var peak: UInt64 {
    #if canImport(Darwin)
      UInt64(clamping: ru_maxrss)
    #else
      UInt64(clamping: ru_maxrss) << 10
    #endif
  }
}
