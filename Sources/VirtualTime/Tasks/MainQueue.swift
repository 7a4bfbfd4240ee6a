import Observables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The main dispatch queue, which nobody serves while the main thread plays: the clock that plays does it.
///
/// What `DispatchQueue.main.async` has put there runs after everything that is due at the instant, before time moves on.
/// Dispatch offers for that what run loops use, and it is asked for by name: this module imports no Dispatch. In a statically
/// linked program there is no such name, and what is put there waits.
enum MainQueue {
  private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void

  // One call runs what waits now and not what that puts behind it, and it does not say whether there was anything.
  private static let callsPerLook = 4

  private static let callback: Callback? = dlsym(
    UnsafeMutableRawPointer(bitPattern: 0), "_dispatch_main_queue_callback_4CF"
  )
  .map { unsafeBitCast($0, to: Callback.self) }

  /// Runs what waits, until something is due on the agenda.
  static func run(until isDue: () -> Bool) {
    guard let callback, MainThread.isCurrent else { return }
    for _ in 0..<callsPerLook {
      callback(nil)
      if isDue() { return }
    }
  }
}
