#if DEBUG || TRACE_RESOURCES
  /// The number of the library's objects that are alive: in debug builds, for tests that look for leaks.
  ///
  /// Observables and subjects, sinks, subscriptions and disposables count for as long as they are alive. The numbers
  /// are those of the process, or those of the one test that has a `ResourceCounter` of its own.
  ///
  ///     let before = Resources.total
  ///     // subscribe, dispose, let go
  ///     #expect(Resources.total == before)
  public enum Resources {
    /// The number of resources that are alive.
    public static var total: Int32 { Int32(clamping: ResourceCounter.current.total) }

    /// Counts one more resource, which belongs to the caller.
    /// - Returns: The total including it.
    public static func incrementTotal() -> Int32 { Int32(clamping: ResourceCounter.current.count(1, .other)) }

    /// Counts one resource less, which belonged to the caller.
    /// - Returns: The total without it.
    public static func decrementTotal() -> Int32 { Int32(clamping: ResourceCounter.current.count(-1, .other)) }

    /// The number of subscriptions of `observe(on:)` that schedule each event on a serial scheduler by itself.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
      Int32(clamping: ResourceCounter.current.alive(.serialObserver))
    }
  }

  /// The greatest depth at which sequences of `concat`, `catch` or `retry` were nested; may be reset.
  public var maxTailRecursiveSinkStackSize: Int {
    get { ResourceCounter.current.deepestSuccession }
    set { ResourceCounter.current.deepestSuccession = newValue }
  }
#endif
