import SystemCalls

/// The thread on which the process began.
package enum MainThread {
  /// Whether the calling thread is it.
  package static var isCurrent: Bool { ThreadSlot.current.pointee.isMain }

  /// Traps where neither the main thread nor the main actor runs, unless something stands in for them on this thread.
  ///
  /// The main actor is asked only on other threads: where a program waits in `dispatchMain()` or has an asynchronous
  /// `main`, it moves from thread to thread.
  static func require(_ message: @autoclosure () -> String) {
    let slot = ThreadSlot.current
    if slot.pointee.isMain || slot.pointee.ambient != nil || slot.pointee.makeSharingScheduler != nil { return }
    MainActor.preconditionIsolated(message())
  }

  /// Asks the system; `isCurrent` is what it said when the thread asked first.
  static func ask() -> Bool { ThreadIdentity.isMain }
}
