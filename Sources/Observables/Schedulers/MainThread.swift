import SystemCalls

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
    if slot.pointee.isMain || slot.pointee.ambient.scheduler != nil || slot.pointee.makeSharingScheduler != nil {
      return
    }
    MainActor.preconditionIsolated(message())
  }

  /// Asks the system whether the calling thread is the main thread. `isCurrent` caches the answer for each thread.
  static func ask() -> Bool { ThreadIdentity.isMain }
}
