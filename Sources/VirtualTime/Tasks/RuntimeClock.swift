#if canImport(Glibc)
  import Glibc
#endif

/// Makes the clocks of the language, `ContinuousClock` and `SuspendingClock`, show virtual time on a thread where a
/// virtual clock plays.
///
/// `Task.sleep(for:)` adds its span to the current time and passes on only the sum. The span can be found only with the
/// exact time that was read; a guess would be wrong whenever the system interrupts the thread in between. So the entry
/// for `clock_gettime` in the table of imports of the concurrency runtime's library is replaced by a function of this
/// file. No other library is changed, and threads without a playing clock get the real time.
///
/// If this is not possible, as in a statically linked program or on a 32-bit machine, no task is served: its time would
/// be real.
enum RuntimeClock {
  /// Whether the clocks show virtual time. Checked before each case: other code may have replaced the entry since.
  static var isVirtual: Bool {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      return place?.load(as: UInt.self) == clock.function
    #else
      return false
    #endif
  }

  static func becomeVirtual() {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      guard let library = LoadedLibrary("libswift_Concurrency.so"), library.replaceImports([clock]) else { return }
      let playing = VirtualClock()
      let shows = playing.whilePlaying {
        let start = ContinuousClock.now
        return (try? playing.advance(by: .seconds(1))) != nil && start.duration(to: .now) == .seconds(1)
      }
      if shows { place = library.place(of: clock) }
    #endif
  }
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  extension RuntimeClock {
    /// The function that the runtime calls instead of that of the C library.
    static let clock = LoadedLibrary.Replacement(
      "clock_gettime", { time(of: $0, $1) } as @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32)

    /// The entry from which the runtime takes that function; nil until the replacement was found there.
    // Written once, before a second thread reads it.
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
