#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a worker process may take of the machine.
enum WorkerLimits {
  /// Limits what the process may allocate and write, and has it leave no core.
  ///
  /// What counts is memory that may be written to and is its own; libraries do not count. A file that it writes may not
  /// be larger either: what a reactor prints without end lies in memory too.
  static func apply(memory: UInt64) {
    set(RLIMIT_CORE, to: 0)
    set(RLIMIT_DATA, to: memory)
    set(RLIMIT_FSIZE, to: memory)
  }

  /// How much memory the process had at most, in bytes. At first that is what the process had that started it.
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

  /// Lowers a limit; one that is lower already stays.
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
  /// How much memory a process had at most, in bytes.
  var peak: UInt64 {
    #if canImport(Darwin)
      UInt64(clamping: ru_maxrss)
    #else
      UInt64(clamping: ru_maxrss) << 10
    #endif
  }
}
