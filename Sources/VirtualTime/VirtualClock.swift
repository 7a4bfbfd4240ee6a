import Observables

/// A clock that stands still until it is moved, and runs the scheduled work on the way.
///
///     let clock = VirtualClock()
///     _ = clock.scheduleRelative((), dueTime: .milliseconds(300)) { print("rings"); return Disposables.create() }
///     try clock.advance(by: .milliseconds(300))   // rings
///
/// Work runs in the order of its time, work of the same time in the order of scheduling. Time is kept in whole
/// nanoseconds and never goes backwards. A cancelled item does not run, does not count and does not move the clock, and
/// its memory is freed at once.
public final class VirtualClock: SchedulerType, MainStandIn, HostedScheduler {
  /// The number of events that may run at one instant, in one call; more are a livelock.
  public let livelockLimit: Int

  package var mainActions = MainActions()
  package weak var host: AnyObject?
  package var servesTasks: Bool { VirtualExecutor.servesTasks }
  /// Called when an asynchronous effect was not started because nothing runs tasks on this clock.
  package var whenTaskIsRefused: () -> Void = {}

  /// The sleeping tasks, by their addresses; accessed only by the playing thread.
  var sleeps: [UInt: Sleep] = [:]

  /// The items of delayed dispatch blocks, by the addresses of the blocks; accessed only by the playing thread.
  var delayedBlocks: [UInt: [AgendaItem]] = [:]
  /// The date that was last read while this clock played, in seconds since 2001.
  var latestDate: Double?
  /// The work that left for real time, with its causes.
  package internal(set) var escapes: [(escape: Escape, cause: WorkCause)] = []

  private let agenda = Agenda()

  /// Creates a clock that shows zero.
  public init(livelockLimit: Int = 10_000) {
    self.livelockLimit = livelockLimit
  }

  deinit { agenda.removeAll() }

  /// The current time.
  public var now: RxTime { .nanoseconds(agenda.now) }

  /// The current time in nanoseconds.
  package var nanoseconds: Int64 { agenda.now }

  /// The time at which the next item is due, including periodic ones; nil if nothing is scheduled.
  public var nextDue: Duration? { agenda.first.map { .nanoseconds($0.time) } }

  /// Whether anything is scheduled besides periodic work.
  public var hasOneShotWork: Bool { agenda.oneShotCount > 0 }

  /// The label of work that is scheduled from now on; while an item runs, the label of that item, so that new work
  /// inherits it.
  public var origin: String? {
    get { agenda.origin }
    set { agenda.origin = newValue }
  }

  /// The owner of new work, inherited like the origin; nil again as soon as an origin is set.
  package var owner: AnyObject? {
    get { agenda.owner }
    set { agenda.owner = newValue }
  }

  /// The cause of work that is scheduled from now on: `origin`, and the step of the script.
  package var cause: WorkCause {
    get { agenda.cause }
    set { agenda.cause = newValue }
  }

  /// Schedules an action for the current instant: it runs with the next due work.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Schedules an action `dueTime` from now; `Duration.never` schedules nothing.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let time = agenda.time(after: dueTime) else { return Disposables.create() }
    let item = AgendaItem(agenda, time: time, period: nil) { item in item.result.setDisposable(action(state)) }
    agenda.insert(item)
    return item
  }

  /// Schedules periodic work, which does not count as one-shot work; the next tick is scheduled before the action runs.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    guard let time = agenda.time(after: startAfter) else { return Disposables.create() }
    var current = state
    let item = AgendaItem(agenda, time: time, period: period) { _ in current = action(current) }
    agenda.insert(item)
    return item
  }

  package func refusedTask() { whenTaskIsRefused() }

  /// Schedules work after a span, or for now if `span` is nil; returns nil if the time is out of range.
  @discardableResult
  func schedule(_ work: @escaping () -> Void, after span: Duration? = nil) -> AgendaItem? {
    guard let time = span.map(agenda.time(after:)) ?? agenda.now else { return nil }
    let item = AgendaItem(agenda, time: time, period: nil) { _ in work() }
    agenda.insert(item)
    return item
  }

  /// Runs the work that is due now, including work that it schedules for this instant.
  public func runDueWork() throws(VirtualClockFailure) {
    try run(upTo: agenda.now)
  }

  /// Moves the clock by a span; a negative one counts as zero. See `advance(to:)`.
  public func advance(by span: Duration) throws(VirtualClockFailure) {
    try run(upTo: agenda.time(after: span) ?? .max)
  }

  /// Moves the clock to an instant and runs everything that is due up to and including it; the clock ends there.
  ///
  /// An instant in the past leaves the clock unchanged and runs the work that is due.
  public func advance(to instant: RxTime) throws(VirtualClockFailure) {
    try run(upTo: max(instant.wholeNanoseconds, agenda.now))
  }

  /// Runs until no one-shot work is left; periodic work that is due before the last of it runs too.
  /// - Parameter span: The greatest virtual time that this may take; if it takes more, the call throws `notIdle`, with
  ///   the clock at the end of the span.
  public func runUntilIdle(within span: Duration) throws(VirtualClockFailure) {
    let limit = agenda.time(after: span) ?? .max
    var counter = LivelockCounter(limit: livelockLimit, time: agenda.now)
    while let item = try next(&counter), agenda.oneShotCount > 0 {
      if item.time > limit {
        let culprit = agenda.firstOneShot?.cause.name
        agenda.moveTime(to: limit)
        throw .notIdle(at: now, culprit: culprit)
      }
      try run(item, &counter)
    }
  }

  /// Runs `body` while this clock stands in for real time on the calling thread.
  public func whilePlaying<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AmbientScheduler.withCurrent(self, body)
  }

  /// Returns the next item of the agenda, after adding jobs that have arrived from outside. Serves the main queue
  /// before time moves on; each turn of that counts as an event.
  private func next(_ counter: inout LivelockCounter) throws(VirtualClockFailure) -> AgendaItem? {
    if !VirtualExecutor.isInstalled || AmbientScheduler.mainStandIn !== self { return agenda.first }
    while true {
      Arrivals.move(to: self)
      let first = agenda.first
      if let first, first.time <= agenda.now { return first }
      if !MainQueue.hasWork { return first }
      if !counter.mayRun(at: agenda.now) { throw .livelock(at: now, culprit: origin) }
      MainQueue.run()
    }
  }

  private func run(upTo target: Int64) throws(VirtualClockFailure) {
    var counter = LivelockCounter(limit: livelockLimit, time: agenda.now)
    while let item = try next(&counter), item.time <= target { try run(item, &counter) }
    agenda.moveTime(to: target)
  }

  private func run(_ item: AgendaItem, _ counter: inout LivelockCounter) throws(VirtualClockFailure) {
    if !counter.mayRun(at: max(item.time, agenda.now)) { throw .livelock(at: now, culprit: item.cause.name) }
    agenda.run(item)
  }
}

/// The reason why a virtual clock gave up.
public enum VirtualClockFailure: Error, Equatable {
  /// One-shot work was left at the end of the allowed span; `culprit` is the origin of the earliest item.
  case notIdle(at: Duration, culprit: String?)
  /// Too many events ran at one instant; `culprit` is the origin of the next one.
  case livelock(at: Duration, culprit: String?)
}

/// Counts events between two movements of time.
private struct LivelockCounter {
  let limit: Int
  var time: Int64
  var count = 0

  init(limit: Int, time: Int64) {
    self.limit = limit
    self.time = time
  }

  mutating func mayRun(at instant: Int64) -> Bool {
    if instant != time {
      time = instant
      count = 0
    }
    count += 1
    return count <= limit
  }
}
