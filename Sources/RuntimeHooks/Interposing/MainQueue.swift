#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import SystemCalls
  import Observables

  /// The main dispatch queue, which nobody serves while the main thread plays: the clock that plays does it.
  ///
  /// What `DispatchQueue.main.async` has put there runs after everything that is due at the instant, before time moves on.
  /// Dispatch offers for that what run loops use, and it is asked for by name: this module imports no Dispatch. In a statically
  /// linked program there is no such name, and what is put there waits.
  enum MainQueue {
    private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Handle = @convention(c) () -> Int32

    private static let callback = symbol("_dispatch_main_queue_callback_4CF").map {
      unsafeBitCast($0, to: Callback.self)
    }

    /// The descriptor that can be read while something waits: an event counter, which reading sets back.
    private static let descriptor: Int32? = {
      symbol("_dispatch_get_main_queue_handle_4CF").map { unsafeBitCast($0, to: Handle.self)() }
    }()

    /// Whether something waits that this thread can run.
    static var hasWork: Bool {
      guard let descriptor, callback != nil, MainThread.isCurrent else { return false }
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&question, 1, 0) == 1 && question.revents & Int16(POLLIN) != 0
    }

    /// Whether dispatch offers what is needed.
    static var isKnown: Bool { descriptor != nil && callback != nil }

    /// Runs what waits, if something does.
    static func runIfNeeded() {
      if hasWork { run() }
    }

    /// Runs what waits now; what that puts behind it makes `hasWork` true again.
    static func run() {
      guard let descriptor, let callback else { return }
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
      callback(nil)
    }

    /// What a loaded library offers under a name.
    static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(UnsafeMutableRawPointer(bitPattern: 0), name)
    }
  }
#endif
