import Observables

/// A scheduler whose clock moves from one scheduled item to the next as soon as it is started.
///
/// Items run in the order of their time, those of the same time in the order of scheduling; the clock only moves
/// forward. What is scheduled for the past runs at the present time, what is disposed does not run and does not move the
/// clock. A scheduler belongs to one thread.
///
///     final class Minutes: VirtualTimeScheduler<MinuteConverter> {      // a converter of one's own: its units
///       init() { super.init(initialClock: 0, converter: MinuteConverter()) }
///       override func adjustScheduledTime(_ time: Int) -> Int { max(time, clock + 1) }
///     }
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point of virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A span of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// What the clock shows, in virtual time.
  public private(set) var clock: VirtualTime

  private let converter: Converter
  private var queue = PriorityQueue<VirtualTimeItem<VirtualTime>>()
  private var nextNumber: UInt64 = 0
  private var isRunning = false

  /// A scheduler whose clock shows `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
  }

  /// What the clock shows, as an instant.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Schedules an action for now, adjusted by `adjustScheduledTime`.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .zero, action: action)
  }

  /// Schedules an action `dueTime` from now, adjusted by `adjustScheduledTime`; `Duration.never` schedules nothing.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if dueTime >= .never { return Disposables.create() }
    let time = converter.convertToVirtualTime(now + dueTime)
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Schedules an action a span of virtual time from now, not adjusted.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Schedules an action at a point of virtual time, not adjusted; one in the past runs as soon as its turn comes.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = VirtualTimeItem(time: time, number: nextNumber, compare: converter.compareVirtualTime) { action(state) }
    nextNumber += 1
    queue.insert(item)
    item.cancel = { [weak self] item in self?.queue.remove(item) }
    return item
  }

  /// The time at which an item is really scheduled; the time itself unless overridden.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs until nothing is scheduled or `stop()` is called; does nothing while it runs already.
  public func start() {
    run { _ in true }
  }

  /// Makes the running `start()` return after the present item.
  public func stop() {
    isRunning = false
  }

  /// Runs what is due until a point of virtual time and exactly then; the clock ends there. Does nothing while it runs
  /// already.
  public func advanceTo(_ virtualTime: VirtualTime) {
    if run({ [converter] in converter.compareVirtualTime($0, virtualTime) != .greaterThan }) {
      move(to: virtualTime)
    }
  }

  /// Moves the clock by a span without running anything.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    move(to: converter.offsetVirtualTime(clock, offset: virtualInterval))
  }

  /// False if it was running already.
  @discardableResult
  private func run(_ isDue: (VirtualTime) -> Bool) -> Bool {
    if isRunning { return false }
    isRunning = true
    while isRunning, let item = queue.first, isDue(item.time) {
      queue.remove(item)
      move(to: item.time)
      item.run()
    }
    isRunning = false
    return true
  }

  private func move(to time: VirtualTime) {
    if converter.compareVirtualTime(time, clock) == .greaterThan { clock = time }
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The clock, and the times at which something waits: `TestScheduler(clock: 200, waiting: [210, 250])`.
  public var debugDescription: String {
    let times = queue.unordered.sorted { $0.precedes($1) }.map { "\($0.time)" }.joined(separator: ", ")
    return "\(type(of: self))(clock: \(clock), waiting: [\(times)])"
  }
}
