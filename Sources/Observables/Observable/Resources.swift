#if DEBUG || TRACE_RESOURCES
  /// How much of the library is alive: in debug builds, for tests that look for leaks.
  ///
  /// Observables with their subjects, sinks, subscriptions and disposables count, each from its making to its end. The
  /// numbers are those of the process, or those of the one test that keeps a `ResourceLedger` of its own.
  ///
  ///     let before = Resources.total
  ///     // subscribe, dispose, let go
  ///     #expect(Resources.total == before)
  public enum Resources {
    /// How many of them are alive.
    public static var total: Int32 { Int32(clamping: ResourceLedger.current.total) }

    /// Counts one more, of the caller's own.
    /// - Returns: The total with it.
    public static func incrementTotal() -> Int32 { Int32(clamping: ResourceLedger.current.count(1, .other)) }

    /// Counts one less, of the caller's own.
    /// - Returns: The total without it.
    public static func decrementTotal() -> Int32 { Int32(clamping: ResourceLedger.current.count(-1, .other)) }

    /// How many subscriptions of `observe(on:)` hand each event to a serial scheduler by itself.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
      Int32(clamping: ResourceLedger.current.alive(.serialObserver))
    }
  }

  /// How many sequences inside of sequences a `concat`, `catch` or `retry` had under way at most; may be set back.
  public var maxTailRecursiveSinkStackSize: Int {
    get { ResourceLedger.current.deepestSuccession }
    set { ResourceLedger.current.deepestSuccession = newValue }
  }
#endif
