/// The identity of the calling thread in the system.
package enum ThreadIdentity {
  /// Whether the calling thread is the one on which the process began.
  package static var isMain: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      getpid() == threadNumber()
    #endif
  }
}

#if !canImport(Darwin)
  // The C library has the function, but its headers show it only with an option that the importer does not set.
  @_silgen_name("gettid")
  private func threadNumber() -> pid_t
#endif
