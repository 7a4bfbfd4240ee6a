import Observables

/// A scheduler whose clock moves from one scheduled item to the next as soon as it is started.
///
/// Items run in the order of their time, items of the same time in the order of scheduling; the clock only moves
/// forward. Work that is scheduled for the past runs at the current time. Disposed work does not run and does not move
/// the clock. A scheduler is used by one thread.
///
///     final class Minutes: VirtualTimeScheduler<MinuteConverter> {      // a converter of one's own: its units
///       init() { super.init(initialClock: 0, converter: MinuteConverter()) }
///       override func adjustScheduledTime(_ time: Int) -> Int { max(time, clock + 1) }
///     }
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A span of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The current virtual time.
  public private(set) var clock: VirtualTime

  private let converter: Converter
  private var queue = PriorityQueue<VirtualTimeItem<VirtualTime>>()
  private var nextNumber: UInt64 = 0
  private var isRunning = false

  /// Creates a scheduler whose clock shows `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
  }

  /// The current time as an instant.
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

  /// Schedules an action at a point in virtual time, not adjusted; one in the past runs as soon as its turn comes.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = VirtualTimeItem(time: time, number: nextNumber, compare: converter.compareVirtualTime) { action(state) }
    nextNumber += 1
    queue.insert(item)
    item.cancel = { [weak self] item in self?.queue.remove(item) }
    return item
  }

  /// Returns the time at which an item is actually scheduled; the given time unless overridden.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs until nothing is scheduled or `stop()` is called; does nothing if it is already running.
  public func start() {
    run { _ in true }
  }

  /// Makes the running `start()` return after the current item.
  public func stop() {
    isRunning = false
  }

  /// Runs the work that is due up to and including a point in virtual time; the clock ends there. Does nothing if it is
  /// already running.
  public func advanceTo(_ virtualTime: VirtualTime) {
    if run({ [converter] in converter.compareVirtualTime($0, virtualTime) != .greaterThan }) {
      move(to: virtualTime)
    }
  }

  /// Moves the clock by a span without running anything.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    move(to: converter.offsetVirtualTime(clock, offset: virtualInterval))
  }

  /// Runs the items that are due; returns false if it was already running.
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
  /// The clock and the times of waiting items: `TestScheduler(clock: 200, waiting: [210, 250])`.
  public var debugDescription: String {
    let times = queue.unordered.sorted { $0.precedes($1) }.map { "\($0.time)" }.joined(separator: ", ")
    return "\(type(of: self))(clock: \(clock), waiting: [\(times)])"
  }
}
