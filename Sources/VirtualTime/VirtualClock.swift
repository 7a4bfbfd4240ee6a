import Observables

/// A clock that stands still until it is told to move, and runs what is scheduled on it on the way.
///
///     let clock = VirtualClock()
///     _ = clock.scheduleRelative((), dueTime: .milliseconds(300)) { print("rings"); return Disposables.create() }
///     try clock.advance(by: .milliseconds(300))   // rings
///
/// Work runs in the order of its time, work of the same time in the order of its scheduling. Time is kept in whole
/// nanoseconds and never goes backwards. A cancelled item neither runs nor counts nor moves the clock, and its memory
/// is free at once.
public final class VirtualClock: SchedulerType, MainStandIn, HostedScheduler {
  /// The runtime that serves the tasks of this process; nil where none was installed, as in a test.
  // Set once, before there is a second thread that could look.
  @exclusivity(unchecked) nonisolated(unsafe) package static var runtime: (any TaskRuntime)?

  /// The number of events that may run at one instant, in one call, before that counts as a livelock.
  public let livelockLimit: Int

  package var mainActions = MainActions()
  package weak var host: AnyObject?
  package var servesTasks: Bool { runtime?.servesTasks ?? false }
  /// Called when an asynchronous effect is not started because no runtime puts tasks on this clock.
  package var whenTaskIsRefused: () -> Void = {}

  /// Called when the work of an instant is done and the clock is about to move on; nil if nobody looks.
  package var whenInstantIsDone: (() -> Void)?

  /// Decides whether sequences are really given up; nil where they always are.
  package var cancellationReferee: (any CancellationReferee)?

  /// Called with the reason why this process cannot provide something that the case needs.
  package var whenRefused: (String) -> Void = { _ in }

  /// The tasks that sleep, by their addresses; only the playing thread touches it.
  var sleeps: [UInt: Sleep] = [:]

  /// The items of blocks that dispatch was told to run later, by the addresses of the blocks; only the playing thread
  /// touches it.
  package var delayedBlocks: [UInt: [AgendaItem]] = [:]
  /// Makes the values of `UUID()` while this clock plays; nil where Foundation makes them.
  package var random: (any RandomNumberGenerator)?
  /// The date that was asked for last while this clock played, in seconds since 2001.
  package var latestDate: Double?
  /// The places of work that runs in real time, and the causes of that work.
  package internal(set) var realTimeWork: [(place: RealTimePlace, cause: WorkCause)] = []

  private let agenda = Agenda()
  /// A copy of the static property, which is the same for all clocks. Reading the static property after each step would
  /// retain the object.
  private let runtime = VirtualClock.runtime

  /// A clock that shows zero.
  public init(livelockLimit: Int = 10_000) {
    self.livelockLimit = livelockLimit
  }

  deinit { agenda.removeAll() }

  /// The time of the clock.
  public var now: RxTime { .nanoseconds(agenda.now) }

  /// The time of the clock in nanoseconds.
  package var nanoseconds: Int64 { agenda.now }

  /// When the next item is due, periodic ones included; nil if nothing is scheduled.
  public var nextDue: Duration? { agenda.first.map { .nanoseconds($0.time) } }

  /// Whether anything is scheduled besides periodic work.
  public var hasOneShotWork: Bool { agenda.oneShotCount > 0 }

  /// The label that work scheduled from now on carries; while an item runs, its own label, so that it is inherited.
  public var origin: String? {
    get { agenda.origin }
    set { agenda.origin = newValue }
  }

  /// The cause that the work of the origin belongs to. The owner is inherited with the origin, and setting an origin
  /// makes it nil.
  package var owner: AnyObject? {
    get { agenda.owner }
    set { agenda.owner = newValue }
  }

  /// The cause of work that is scheduled from now on: `origin`, and the step of the script behind it.
  package var cause: WorkCause {
    get { agenda.cause }
    set { agenda.cause = newValue }
  }

  /// Makes a step of a script, and the action that it sends, the cause of work that is scheduled from now on.
  package func begin(step: Int, line: Int, file: Int32, origin: String? = nil) {
    agenda.begin(step: step, line: line, file: file, name: origin)
  }

  /// Schedules an action for this very instant: it runs with the next due work.
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
    let item: AgendaItem
    if cancellationReferee != nil, let scope = CancellationScope.current {
      item = AgendaItem(agenda, time: time, period: nil) { item in
        CancellationScope.$current.withValue(scope) { item.result.setDisposable(action(state)) }
      }
    } else {
      item = AgendaItem(agenda, time: time, period: nil) { item in item.result.setDisposable(action(state)) }
    }
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

  /// Reports that this process cannot provide something that the case needs.
  package func refuse(_ reason: String) { whenRefused(reason) }

  /// Schedules work after a span, for now where that is nil; the result is nil if time does not reach so far.
  @discardableResult
  package func schedule(_ work: @escaping () -> Void, after span: Duration? = nil) -> AgendaItem? {
    guard let time = span.map(agenda.time(after:)) ?? agenda.now else { return nil }
    let item = AgendaItem(agenda, time: time, period: nil) { _ in work() }
    agenda.insert(item)
    return item
  }

  /// Runs the work that is due now, also work that it schedules for this instant.
  public func runDueWork() throws(VirtualClockFailure) {
    if !agenda.isDue, runtime?.mayHaveNews != true { return }
    try run(upTo: agenda.now)
  }

  /// Moves the clock by a span; a negative one counts as zero. See `advance(to:)`.
  public func advance(by span: Duration) throws(VirtualClockFailure) {
    try run(upTo: agenda.time(after: span) ?? .max)
  }

  /// Moves the clock to an instant, running everything due until then and exactly then; it ends at that instant.
  ///
  /// An instant in the past leaves the clock where it is and runs the work that is due.
  public func advance(to instant: RxTime) throws(VirtualClockFailure) {
    try run(upTo: max(instant.wholeNanoseconds, agenda.now))
  }

  /// Runs until no one-shot work is left; periodic work that comes before the last of it runs too.
  /// - Parameter span: How much virtual time that may take; more is the failure `notIdle`, with the clock at the end of
  ///   the span.
  public func runUntilIdle(within span: Duration) throws(VirtualClockFailure) {
    try runUntilIdle(within: span, events: .max)
  }

  /// - Parameter events: How many events that may take; more is the failure `notIdle` at their instant.
  package func runUntilIdle(within span: Duration, events: Int) throws(VirtualClockFailure) {
    let limit = agenda.time(after: span) ?? .max
    var counter = LivelockCounter(limit: livelockLimit, time: agenda.now)
    var events = events
    while let item = try next(&counter), agenda.oneShotCount > 0 {
      if events == 0 { throw .notIdle(at: now, culprit: agenda.firstOneShot?.cause.name) }
      events -= 1
      if item.time > limit {
        let culprit = agenda.firstOneShot?.cause.name
        agenda.moveTime(to: limit)
        throw .notIdle(at: now, culprit: culprit)
      }
      finishInstant(before: item)
      try run(item, &counter)
    }
  }

  /// Whether this clock stands in for real time on the calling thread.
  package var isPlaying: Bool { AmbientScheduler.isCurrent(self) }

  /// Runs `body` with this clock standing in for real time on the calling thread.
  public func whilePlaying<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isPlaying { return try body() }
    return try AmbientScheduler.withCurrent(standIn: self, body)
  }

  /// Returns the next item of the agenda. Work that has arrived from outside is added first, and the main queue is
  /// served before time moves on; each turn of the main queue counts as an event.
  private func next(_ counter: inout LivelockCounter) throws(VirtualClockFailure) -> AgendaItem? {
    guard let runtime, isPlaying else { return agenda.first }
    while true {
      runtime.moveArrivals(to: self)
      let first = agenda.first
      if let first, first.time <= agenda.now { return first }
      if !runtime.hasMainWork { return first }
      if !counter.mayRun(at: agenda.now) { throw .livelock(at: now, culprit: origin) }
      runtime.runMainWork()
    }
  }

  private func run(upTo target: Int64) throws(VirtualClockFailure) {
    var counter = LivelockCounter(limit: livelockLimit, time: agenda.now)
    while let item = try next(&counter), item.time <= target {
      finishInstant(before: item)
      try run(item, &counter)
    }
    if target > agenda.now { whenInstantIsDone?() }
    agenda.moveTime(to: target)
  }

  /// Tells that all work of the present instant is done if the next item is due later.
  private func finishInstant(before item: AgendaItem) {
    if let whenInstantIsDone, item.time > agenda.now { whenInstantIsDone() }
  }

  private func run(_ item: AgendaItem, _ counter: inout LivelockCounter) throws(VirtualClockFailure) {
    if !counter.mayRun(at: max(item.time, agenda.now)) { throw .livelock(at: now, culprit: item.cause.name) }
    agenda.run(item)
  }
}

/// Why a virtual clock gave up.
public enum VirtualClockFailure: Error, Equatable {
  /// One-shot work was left when the allowed span was over; `culprit` is the origin of the earliest.
  case notIdle(at: Duration, culprit: String?)
  /// Too many events ran at one instant; `culprit` is the origin of the one that would have been next.
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
