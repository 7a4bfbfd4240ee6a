/// A scheduler that runs work on the main actor, at once if already there, without the order that `MainActorScheduler`
/// keeps.
///
/// Bindings are subscribed on it. While a script plays, the playing thread stands in for the main thread.
package final class ConcurrentMainActorScheduler: SchedulerType, Sendable {
  /// The shared scheduler.
  package static let instance = ConcurrentMainActorScheduler()

  private var runner: MainActorRunner { MainActorRunner() }

  private init() {}

  package var now: RxTime { runner.now }

  package func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if AmbientScheduler.current != nil || MainThread.isCurrent { return action(state) }
    let cancel = SingleAssignmentDisposable()
    runner.run(TransferredAction { cancel.fill { action(state) } })
    return cancel
  }

  package func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    runner.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  package func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    runner.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
