#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Observables
  import Synchronization
  import SystemCalls

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
      if isHeard, !mayHaveWork.exchange(false, ordering: .acquiring) { return false }
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let hasWork = poll(&question, 1, 0) == 1 && question.revents & Int16(POLLIN) != 0
      if hasWork { mayHaveWork.store(true, ordering: .relaxed) }
      return hasWork
    }

    // MARK: Hearing that something waits

    /// Whether dispatch has written to an event counter since `hasWork` was false. To ask the system after each step of a
    /// script would take as long as many steps do.
    private static let mayHaveWork = Atomic<Bool>(true)

    /// Whether something may wait that nobody has asked about yet.
    static var mayBeWaiting: Bool { !isHeard || mayHaveWork.load(ordering: .acquiring) }

    // Written once, before there is a second thread that could ask.
    nonisolated(unsafe) private static var isHeard = false

    /// What dispatch calls instead of the function of the C library, on any thread.
    static let write = LoadedLibrary.Replacement(
      "eventfd_write", { written($0, $1) } as @convention(c) (Int32, UInt64) -> Int32)

    /// Begins to hear when dispatch writes to an event counter. Where that is not possible, the system is asked each time.
    static func listen() {
      isHeard = originalWrite != nil && LoadedLibrary("libdispatch.so")?.replaceImports([write]) ?? false
    }

    private static let originalWrite = symbol("eventfd_write").map {
      unsafeBitCast($0, to: (@convention(c) (Int32, UInt64) -> Int32).self)
    }

    private static func written(_ descriptor: Int32, _ value: UInt64) -> Int32 {
      // The counter is written first: who hears of it must find something.
      let result = originalWrite?(descriptor, value) ?? -1
      mayHaveWork.store(true, ordering: .releasing)
      return result
    }

    // MARK: Running what waits

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
