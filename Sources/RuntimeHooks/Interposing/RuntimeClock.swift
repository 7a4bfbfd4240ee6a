#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import SystemCalls
  import VirtualTime

  /// Makes the clocks of the language, `ContinuousClock` and `SuspendingClock`, show the virtual time on a thread where a
  /// virtual clock plays.
  ///
  /// `Task.sleep(for:)` adds its span to the present time and hands on the sum alone. Only who knows exactly what time it was
  /// when that was asked knows the span; a guess would be wrong whenever the system takes the processor away in between. So
  /// the library of the concurrency runtime is made to ask here instead of the C library: its entry for `clock_gettime` in its
  /// own table of imports is replaced. No other library is touched, and threads on which nothing plays get the real time.
  ///
  /// Where that is not possible, as in a statically linked program, no task is served: its time would be real.
  enum RuntimeClock {
    /// Whether the clocks show virtual time. Asked before each case: somebody else may have replaced the entry since.
    static var isVirtual: Bool {
      place?.load(as: UInt.self) == clock.function
    }

    static func becomeVirtual() {
      guard let library = LoadedLibrary("libswift_Concurrency.so"), library.replaceImports([clock]) else { return }
      let playing = VirtualClock()
      let shows = playing.whilePlaying {
        let start = ContinuousClock.now
        return (try? playing.advance(by: .seconds(1))) != nil && start.duration(to: .now) == .seconds(1)
      }
      if shows { place = library.place(of: clock) }
    }
  }

  extension RuntimeClock {
    /// What the runtime calls instead of the function of the C library.
    static let clock = LoadedLibrary.Replacement(
      "clock_gettime", { time(of: $0, $1) } as @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32)

    /// Where the runtime looks that up; nil as long as it does not find the replacement there.
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
