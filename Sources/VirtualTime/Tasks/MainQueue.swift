import Observables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The main dispatch queue. While the main thread plays, the playing clock serves the queue, as nothing else does.
///
/// Blocks of `DispatchQueue.main.async` run after everything that is due at the instant, before time moves on. Dispatch
/// has functions for this, which run loops use. They are looked up by name, because this module does not import
/// Dispatch. In a statically linked program the names do not exist, and the blocks wait.
enum MainQueue {
  private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Handle = @convention(c) () -> Int32

  private static let callback = symbol("_dispatch_main_queue_callback_4CF").map { unsafeBitCast($0, to: Callback.self) }

  /// The descriptor that can be read while work waits: an event counter, which is reset by reading.
  private static let descriptor: Int32? = {
    #if os(Linux)
      return symbol("_dispatch_get_main_queue_handle_4CF").map { unsafeBitCast($0, to: Handle.self)() }
    #else
      return nil
    #endif
  }()

  /// Whether there is waiting work that this thread can run.
  static var hasWork: Bool {
    guard let descriptor, callback != nil, MainThread.isCurrent else { return false }
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, 0) == 1 && question.revents & Int16(POLLIN) != 0
  }

  /// Whether Dispatch has the needed functions.
  static var isKnown: Bool { descriptor != nil && callback != nil }

  /// Runs the waiting work, if there is any.
  static func runIfNeeded() {
    if hasWork { run() }
  }

  /// Runs the work that waits now; work that it adds makes `hasWork` true again.
  static func run() {
    guard let descriptor, let callback else { return }
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    callback(nil)
  }

  /// Returns the address of a symbol in the loaded libraries.
  static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), name)
  }
}
