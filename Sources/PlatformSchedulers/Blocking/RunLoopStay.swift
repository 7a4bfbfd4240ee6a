import Foundation
import Observables
import Synchronization

/// Keeps a thread in its run loop until `end` is called or a time limit is reached.
///
/// Meanwhile the thread serves the timers and sources of its run loop and, on the main thread, the main queue.
// Safe to send: the flag is atomic, and other threads only set the date of the timer, which Foundation guards.
final class RunLoopStay: @unchecked Sendable {
  private let isOver = Atomic(false)
  /// Keeps the run loop running, and leaves it at the time limit, or at once when `end` sets the timer's date.
  private let timer: Timer

  /// Prepares a stay of the calling thread.
  /// - Parameter timeout: The longest stay, in seconds from now; nil for no limit.
  init(timeout: TimeInterval?) {
    let limit = timeout.map { min(Date(timeIntervalSinceNow: $0), .distantFuture) }
    timer = Timer(fire: limit ?? .distantFuture, interval: 0, repeats: false) { _ in RunLoop.leaveCurrent() }
    // Added before another thread can call `end`: from here on a new date wakes the run loop.
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Ends the stay; may be called on any thread, also before `wait`.
  func end() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    timer.fireDate = .distantPast
  }

  /// Runs the run loop until the stay is over. Call it once, on the thread that made the stay.
  ///
  /// While a script plays, time does not pass for a thread that waits, so this method returns at once.
  /// - Returns: Whether `end` was called; false if the time limit came first.
  func wait() -> Bool {
    defer { timer.invalidate() }
    while !isOver.load(ordering: .sequentiallyConsistent), timer.isValid, AmbientScheduler.current == nil {
      _ = RunLoop.current.run(mode: .default, before: .distantFuture)
    }
    return isOver.load(ordering: .sequentiallyConsistent)
  }
}

extension RunLoop {
  /// Makes the innermost `run` on the calling thread return.
  fileprivate static func leaveCurrent() {
    #if canImport(Darwin)
      CFRunLoopStop(CFRunLoopGetCurrent())
    #else
      // The same function, under Foundation's name for it where Core Foundation cannot be imported.
      current._stop()
    #endif
  }
}
