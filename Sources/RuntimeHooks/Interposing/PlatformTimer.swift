import Observables
import Synchronization
import VirtualTime

/// A timer of the platform that runs on a virtual clock instead of real time.
final class PlatformTimer {
  /// The first due time, and the period between firings, nil for a single one: in nanoseconds of the clock.
  var start: Int64
  var period: Int64?

  private weak let clock: VirtualClock?
  private let fire: () -> Void
  private var item: (any Disposable)?

  init(on clock: VirtualClock, start: Int64 = .max, period: Int64? = nil, fire: @escaping () -> Void) {
    self.clock = clock
    self.start = start
    self.period = period
    self.fire = fire
  }

  /// Whether the timer was ever scheduled on the clock.
  private(set) var wasScheduled = false

  /// The current time of the clock, in nanoseconds.
  var now: Int64 { clock?.nanoseconds ?? 0 }

  /// Schedules the timer on the clock, replacing an earlier schedule.
  func schedule() {
    stop()
    wasScheduled = true
    guard let clock, start != .max else { return }
    let span = Duration.nanoseconds(max(0, start - clock.nanoseconds))
    if let period {
      item = clock.schedulePeriodic((), startAfter: span, period: .nanoseconds(max(1, period))) { [fire] _ in fire() }
    } else {
      item = clock.schedule(fire, after: span)
    }
  }

  /// Removes the timer from the clock.
  func stop() {
    item?.dispose()
    item = nil
  }
}

/// The timers that virtual clocks run, by the addresses of the platform's objects.
// Safe to share: every access to the table holds the lock, and timers are created and scheduled on the playing thread.
// If another thread stops a timer, the lock of the agenda guards that.
final class PlatformTimers: @unchecked Sendable {
  static let all = PlatformTimers()

  private let lock = RecursiveLock()
  private var timers: [UInt: PlatformTimer] = [:]
  /// The number of timers; read without the lock, because most looked-up objects are not such timers.
  private let count = Atomic<Int>(0)

  subscript(_ object: UnsafeMutableRawPointer?) -> PlatformTimer? {
    get {
      if count.load(ordering: .acquiring) == 0 { return nil }
      return lock.withLock { timers[UInt(bitPattern: object)] }
    }
    set {
      if newValue == nil, count.load(ordering: .acquiring) == 0 { return }
      let old = lock.withLock {
        defer { count.store(timers.count, ordering: .releasing) }
        let old = timers[UInt(bitPattern: object)]
        timers[UInt(bitPattern: object)] = newValue
        return old
      }
      old?.stop()
    }
  }
}
