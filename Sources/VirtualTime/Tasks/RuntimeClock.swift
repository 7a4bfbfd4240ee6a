#if canImport(Glibc)
  import Glibc
#endif

/// Makes the clocks of the language, `ContinuousClock` and `SuspendingClock`, show the virtual time on a thread where a
/// virtual clock plays.
///
/// `Task.sleep(for:)` adds its span to the present time and hands on the sum alone. Only who knows exactly what time it was
/// when that was asked knows the span; a guess would be wrong whenever the system takes the processor away in between. So
/// the library of the concurrency runtime is made to ask here instead of the C library: its entry for `clock_gettime` in its
/// own table of imports is replaced. No other library is touched, and threads on which nothing plays get the real time.
///
/// Where that is not possible, as in a statically linked program or on a machine of 32 bits, spans are rounded up to whole milliseconds.
enum RuntimeClock {
  /// Whether the clocks show virtual time; set before there is a second thread that asks.
  nonisolated(unsafe) private(set) static var isVirtual = false

  /// The span that a task asked to sleep, from what is left of it.
  static func asked(_ rest: Duration) -> Duration {
    if isVirtual { return rest }
    let (whole, part) = rest.wholeNanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return .milliseconds(part > 0 ? whole + 1 : whole)
  }

  static func becomeVirtual() {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      if replaceImport() {
        let clock = VirtualClock()
        isVirtual = clock.whilePlaying {
          let start = ContinuousClock.now
          return (try? clock.advance(by: .seconds(1))) != nil && start.duration(to: .now) == .seconds(1)
        }
      }
    #endif
  }
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  /// What the runtime calls instead of the function of the C library.
  private func time(of clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard let time else { return EINVAL }
    guard clock != CLOCK_REALTIME, let playing = VirtualClock.playing else { return clock_gettime(clock, time) }
    let (seconds, nanoseconds) = playing.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
    return 0
  }

  /// Replaces the entry of the runtime's table of imports; false if there is no such library or entry.
  private func replaceImport() -> Bool {
    let replacement: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32 = { time(of: $0, $1) }
    return LoadedLibrary("libswift_Concurrency.so")?
      .replaceImports([LoadedLibrary.Replacement("clock_gettime", replacement)]) ?? false
  }
#endif
