/// A scheduler that runs actions as soon as its rules allow.
public protocol ImmediateSchedulerType {
  /// Schedules an action to run as soon as the scheduler's rules allow.
  /// - Returns: A disposable that cancels the action and disposes the disposable that the action returned.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Schedules an action that may schedule itself again, in constant stack.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = ScheduledRecursion(action) { [self] state, body in
      schedule(state) { state in
        body(state)
        return Disposables.create()
      }
    }
    recursion.scheduleStep(state)
    return recursion
  }
}

extension SchedulerType {
  /// Schedules an action to run after `dueTime`; the action may schedule itself again after a delay of its choice.
  public func scheduleRecursive<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (_ state: State, _ recurse: (State, RxTimeInterval) -> Void) -> Void
  ) -> any Disposable {
    let recursion = ScheduledRecursion<(State, RxTimeInterval)>(
      { pair, recurse in action(pair.0) { state, due in recurse((state, due)) } },
      schedule: { [self] pair, body in
        scheduleRelative(pair.0, dueTime: pair.1) { state in
          body((state, pair.1))
          return Disposables.create()
        }
      })
    recursion.scheduleStep((state, dueTime))
    return recursion
  }
}

/// A recursion that holds its scheduled steps, so that disposing it cancels them.
private final class ScheduledRecursion<State>: Cancelable {
  typealias Step = (State) -> Void

  private let lock = RecursiveLock()
  private var action: ((State, Step) -> Void)?
  private let schedule: (State, @escaping Step) -> any Disposable
  private let steps = CompositeDisposable()

  init(_ action: @escaping (State, Step) -> Void, schedule: @escaping (State, @escaping Step) -> any Disposable) {
    self.action = action
    self.schedule = schedule
  }

  var isDisposed: Bool { steps.isDisposed }

  func dispose() {
    lock.withLock { action = nil }
    steps.dispose()
  }

  func scheduleStep(_ state: State) {
    let step = SingleAssignmentDisposable()
    guard let key = steps.insert(step) else { return }
    step.setDisposable(
      schedule(state) { [self] state in
        steps.forget(key)
        let action = lock.withLock { self.action }
        action?(state) { next in self.scheduleStep(next) }
      })
  }
}
