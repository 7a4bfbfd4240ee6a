#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Observables
  import Synchronization
  import SystemCalls

  /// The main dispatch queue. While the main thread plays, the clock that plays serves the queue.
  ///
  /// Work that another thread puts there runs after all work that is due at the instant, before time moves on. Work of
  /// the playing thread has its place among the due work. Work is run by the functions that Dispatch offers to run
  /// loops. They are looked up by name, because Dispatch declares them nowhere; in a statically linked program there
  /// are no such names, and the work waits.
  enum MainQueue {
    private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Handle = @convention(c) () -> Int32

    private static let callback = symbol("_dispatch_main_queue_callback_4CF").map {
      unsafeBitCast($0, to: Callback.self)
    }

    /// The descriptor of an event counter, which can be read while work waits, and which reading resets.
    private static let descriptor: Int32? = {
      symbol("_dispatch_get_main_queue_handle_4CF").map { unsafeBitCast($0, to: Handle.self)() }
    }()

    /// Whether work waits that this thread can run.
    static var hasWork: Bool {
      guard let descriptor, callback != nil, MainThread.isCurrent else { return false }
      if isHeard, !mayHaveWork.exchange(false, ordering: .acquiring) { return false }
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let hasWork = poll(&question, 1, 0) == 1 && question.revents & Int16(POLLIN) != 0
      if hasWork { mayHaveWork.store(true, ordering: .relaxed) }
      return hasWork
    }

    /// Whether dispatch has written to an event counter since `hasWork` was false. To ask the system after each step of
    /// a script would take as long as many steps do.
    private static let mayHaveWork = Atomic<Bool>(true)

    /// Whether work may wait that was not looked for yet.
    static var mayBeWaiting: Bool { !isHeard || mayHaveWork.load(ordering: .acquiring) }

    // Written once, before there is a second thread that could ask.
    nonisolated(unsafe) private static var isHeard = false

    /// The function that dispatch calls instead of that of the C library, on any thread.
    static let write = LoadedLibrary.Replacement(
      "eventfd_write", { written($0, $1) } as @convention(c) (Int32, UInt64) -> Int32)

    /// Begins to record when dispatch writes to an event counter. Where that is not possible, the system is asked each
    /// time.
    static func listen() {
      isHeard = originalWrite != nil && LoadedLibrary("libdispatch.so")?.replaceImports([write]) ?? false
    }

    private static let originalWrite = symbol("eventfd_write").map {
      unsafeBitCast($0, to: (@convention(c) (Int32, UInt64) -> Int32).self)
    }

    private static func written(_ descriptor: Int32, _ value: UInt64) -> Int32 {
      // The counter is written first, so that a thread that sees the flag finds the counter.
      let result = originalWrite?(descriptor, value) ?? -1
      mayHaveWork.store(true, ordering: .releasing)
      return result
    }

    /// Whether dispatch offers the needed functions.
    static var isKnown: Bool { descriptor != nil && callback != nil }

    /// Runs the waiting work, if there is any.
    static func runIfNeeded() {
      if hasWork { run() }
    }

    /// Runs the work that waits now. If it enqueues more work, `hasWork` is true again.
    static func run() {
      guard let descriptor, let callback else { return }
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
      callback(nil)
    }

    /// Returns the symbol of a loaded library.
    static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(UnsafeMutableRawPointer(bitPattern: 0), name)
    }

    /// Returns a function that a loaded library is known to have.
    static func function<Function>(_ name: String, as type: Function.Type) -> Function {
      guard let address = symbol(name) else { fatalError("no library has '\(name)'") }
      return unsafeBitCast(address, to: type)
    }
  }
#endif
