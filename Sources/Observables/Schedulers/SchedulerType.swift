/// A span of time.
public typealias RxTimeInterval = Duration

/// A point in time, as the span since the zero of a scheduler's clock.
public typealias RxTime = Duration

extension Duration {
  /// A span so long that an action scheduled after it never runs.
  public static var never: Duration { Duration(secondsComponent: .max, attosecondsComponent: 0) }
}

/// A scheduler that runs actions now, later or periodically.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of the scheduler's clock.
  var now: RxTime { get }

  /// Schedules an action to run once, `dueTime` from now; a negative span counts as zero.
  /// - Returns: A disposable that cancels the action and disposes the disposable that the action returned.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Schedules an action to run after `startAfter` and then every `period`.
  ///
  /// The first run receives `state`, each later one the result of the run before.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// The time of the scheduler's clock.
  public typealias Time = RxTime

  /// Schedules an action periodically by recursion.
  ///
  /// The next run is scheduled before the action runs, and runs never overlap.
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

/// Runs the action once for every tick, also for ticks that come while it runs.
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
