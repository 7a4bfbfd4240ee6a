#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import SystemCalls
  import VirtualTime

  /// Makes the clocks of the language, `ContinuousClock` and `SuspendingClock`, show the virtual time on a thread where
  /// a virtual clock plays.
  ///
  /// `Task.sleep(for:)` adds its span to the present time and passes on only the sum. The span can be found only by
  /// knowing exactly which time was read; a guess would be wrong whenever the system takes the processor away in
  /// between. Therefore the library of the concurrency runtime reads its clocks here instead of in the C library: its
  /// entry for `clock_gettime` in its own table of imports is replaced. No other library is changed, and threads on
  /// which nothing plays get the real time.
  ///
  /// Where that is not possible, as in a statically linked program, no task is served: its time would be real.
  enum RuntimeClock {
    /// Whether the clocks show virtual time. This is checked before each case, because other code may have replaced the
    /// entry.
    static var isVirtual: Bool {
      place?.load(as: UInt.self) == clock.function
    }

    /// Replaces the function, and measures a second of a virtual clock.
    /// - Returns: Whether the second was that of the clock.
    static func becomeVirtual() -> Bool {
      guard let library = LoadedLibrary("libswift_Concurrency.so"), library.replaceImports([clock]) else {
        return false
      }
      let playing = VirtualClock()
      let shows = playing.whilePlaying {
        let start = ContinuousClock.now
        return (try? playing.advance(by: .seconds(1))) != nil && start.duration(to: .now) == .seconds(1)
      }
      if shows { place = library.place(of: clock) }
      return isVirtual
    }
  }

  extension RuntimeClock {
    /// The function that the runtime calls instead of that of the C library.
    static let clock = LoadedLibrary.Replacement(
      "clock_gettime", { time(of: $0, $1) } as @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32)

    /// The entry of the table of imports; nil unless it holds the replacement.
    // Written once, before there is a second thread that asks.
    nonisolated(unsafe) fileprivate static var place: UnsafeRawPointer?
  }

  private func time(of clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard let time else { return EINVAL }
    guard clock != CLOCK_REALTIME, let playing = VirtualClock.playing else { return clock_gettime(clock, time) }
    let (seconds, nanoseconds) = playing.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
    return 0
  }
#endif
