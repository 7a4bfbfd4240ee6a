import Dispatch
import Observables
import Synchronization

/// A scheduler that runs work on a dispatch queue: now, later or periodically.
///
/// The superclass of all schedulers of this module, which specify the queue. While a script plays, the work runs on the
/// ambient scheduler instead.
public class DispatchQueueScheduler: SchedulerType {
  private let queue: DispatchQueue
  private let leeway: DispatchTimeInterval

  init(on queue: DispatchQueue, leeway: DispatchTimeInterval) {
    self.queue = queue
    self.leeway = leeway
  }

  /// The time of the ambient scheduler, or else the time since the start of the system.
  public var now: RxTime {
    AmbientScheduler.current?.now ?? .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  /// Schedules an action after the work that waits on the queue.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current { return ambient.schedule(state, action: action) }
    let result = SingleAssignmentDisposable()
    let work = TransferredAction { result.fill { action(state) } }
    queue.async { work.run() }
    return result
  }

  /// Schedules an action to run `dueTime` from now; a negative span counts as zero.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    let result = SingleAssignmentDisposable()
    let timer = startTimer(after: dueTime) { timer in
      timer.cancel()
      result.fill { action(state) }
    }
    return Disposables.create(timer, result)
  }

  /// Schedules an action periodically; runs never overlap.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
    let isOver = BooleanDisposable()
    var current = state
    let timer = startTimer(after: startAfter, period: period) { _ in
      if !isOver.isDisposed { current = action(current) }
    }
    return Disposables.create(isOver, timer)
  }

  /// Starts a timer that stays alive until its action or the returned disposable cancels it.
  private func startTimer(
    after delay: Duration, period: Duration = .never, _ action: @escaping (any DispatchSourceTimer) -> Void
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + delay.dispatchInterval, repeating: period.dispatchInterval, leeway: leeway)
    // Ticks of one timer never overlap, also on a concurrent queue. The atomic counter orders the memory accesses of
    // successive ticks.
    let ticks = Atomic<Int>(0)
    let work = TransferredAction {
      _ = ticks.load(ordering: .acquiring)
      action(timer)
      ticks.add(1, ordering: .releasing)
    }
    timer.setEventHandler { work.run() }
    timer.resume()
    return Disposables.create { timer.cancel() }
  }
}
