/// A span of time.
public typealias RxTimeInterval = Duration

/// A point in time: how far a scheduler's clock is from its zero.
public typealias RxTime = Duration

extension Duration {
  /// A span so long that nothing scheduled after it ever runs.
  public static var never: Duration { Duration(secondsComponent: .max, attosecondsComponent: 0) }
}

/// Runs units of work now, later or again and again.
public protocol SchedulerType: ImmediateSchedulerType {
  /// What the scheduler's clock shows.
  var now: RxTime { get }

  /// Schedules an action to run once, `dueTime` from now; a negative span counts as zero.
  /// - Returns: Cancels the action, and what the action itself returned.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Schedules an action to run at `startAfter` from now and then every `period`; each run gets what the one before returned.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// What the scheduler's clock shows.
  public typealias Time = RxTime

  /// Repeats by recursion: the next run is scheduled before the action runs, and runs never overlap.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let runs = PeriodicRuns(state, action)
    return scheduleRecursive((), dueTime: startAfter) { _, recurse in
      recurse((), period)
      runs.run()
    }
  }
}

/// Runs the action once for every tick that came, also if ticks come while it runs.
private final class PeriodicRuns<State> {
  private let lock = RecursiveLock()
  private var state: State
  private let action: (State) -> State
  private var pending = 0

  init(_ state: State, _ action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  func run() {
    let isFirst = lock.withLock {
      pending += 1
      return pending == 1
    }
    if !isFirst { return }
    repeat {
      let next = action(state)
      state = next
    } while lock.withLock({
      pending -= 1
      return pending > 0
    })
  }
}
