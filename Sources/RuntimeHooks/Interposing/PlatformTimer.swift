import Observables
import Synchronization
import VirtualTime

/// A timer of the platform that a virtual clock runs in place of real time.
final class PlatformTimer {
  /// When it is due first, and how long it takes from one time to the next, nil for once: in nanoseconds of the clock.
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

  /// Whether it was put on the clock, ever.
  private(set) var wasScheduled = false

  /// What the clock shows.
  var now: Int64 { clock?.nanoseconds ?? 0 }

  /// Puts it on the clock, in place of what it was scheduled for before.
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

  /// Takes it off the clock.
  func stop() {
    item?.dispose()
    item = nil
  }
}

/// The timers that virtual clocks run, by the addresses of the platform's own objects.
// Safe to share: every access to the table holds the lock, and timers are made and scheduled on the thread that plays; what
// another thread stops meets the lock of the agenda.
final class PlatformTimers: @unchecked Sendable {
  static let all = PlatformTimers()

  private let lock = RecursiveLock()
  private var timers: [UInt: PlatformTimer] = [:]
  /// Read without the lock: objects that are no such timers come by all the time.
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
