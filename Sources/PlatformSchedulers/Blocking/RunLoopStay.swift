import Foundation
import Observables
import Synchronization

/// Keeps a thread in its run loop until something is over or the time is.
///
/// What comes to the thread meanwhile is served: timers and sources of its run loop, on the main thread the main queue.
// Safe to send: the flag is atomic, and whoever is not the staying thread touches the date of the timer only, which
// Foundation guards.
final class RunLoopStay: @unchecked Sendable {
  private let isOver = Atomic(false)
  /// Keeps the run loop from running dry, and leaves it: when the time is over, or at once when `end` moves its date.
  private let timer: Timer

  /// Prepares a stay of the calling thread.
  /// - Parameter timeout: The longest stay, in seconds from now; nil is for ever.
  init(timeout: TimeInterval?) {
    let limit = timeout.map { min(Date(timeIntervalSinceNow: $0), .distantFuture) }
    timer = Timer(fire: limit ?? .distantFuture, interval: 0, repeats: false) { _ in RunLoop.leaveCurrent() }
    // Before anybody can know of it: from here on another thread's new date wakes the run loop.
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Ends the stay, from any thread, also before it began.
  func end() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    timer.fireDate = .distantPast
  }

  /// Stays; to be called once, on the thread that prepared. While a script plays, time does not pass for a thread that
  /// waits, so that the stay is over at once.
  /// - Returns: Whether `end` was called; false if the time was over first.
  func wait() -> Bool {
    defer { timer.invalidate() }
    while !isOver.load(ordering: .sequentiallyConsistent), timer.isValid, AmbientScheduler.current == nil {
      _ = RunLoop.current.run(mode: .default, before: .distantFuture)
    }
    return isOver.load(ordering: .sequentiallyConsistent)
  }
}

extension RunLoop {
  /// Lets the innermost `run` on the calling thread return.
  fileprivate static func leaveCurrent() {
    #if canImport(Darwin)
      CFRunLoopStop(CFRunLoopGetCurrent())
    #else
      // The same under the name that Foundation gives it where Core Foundation cannot be imported.
      current._stop()
    #endif
  }
}
