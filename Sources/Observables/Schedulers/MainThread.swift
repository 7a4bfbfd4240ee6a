#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread on which the process began.
package enum MainThread {
  /// Whether the calling thread is the main thread.
  package static var isCurrent: Bool { ThreadSlot.current.pointee.isMain }

  /// Traps if the calling thread is neither the main thread nor runs the main actor, unless a stand-in is set on it.
  ///
  /// The main actor is checked only on other threads: in a program that waits in `dispatchMain()` or has an
  /// asynchronous `main`, it moves from thread to thread.
  static func require(_ message: @autoclosure () -> String) {
    let slot = ThreadSlot.current
    if slot.pointee.isMain || slot.pointee.ambient != nil || slot.pointee.makeSharingScheduler != nil { return }
    MainActor.preconditionIsolated(message())
  }

  /// Asks the system whether the calling thread is the main thread. `isCurrent` caches the answer for each thread.
  static func ask() -> Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      getpid() == currentThreadID()
    #endif
  }
}

#if !canImport(Darwin)
  // The C library has this function, but its headers declare it only with an option that the importer does not set.
  @_silgen_name("gettid")
  private func currentThreadID() -> pid_t
#endif
