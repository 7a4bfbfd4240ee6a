import DispatchSchedulers
import Observables

extension Reactor {
  /// Returns the mutations that an asynchronous closure sends.
  ///
  ///     case .refresh:
  ///       return run { send in
  ///         send(.setLoading(true))
  ///         for await page in pages { send(.add(page)) }
  ///       }
  ///
  /// Each subscription runs the closure anew, in its own task, which is cancelled with the subscription; what is sent
  /// after that is dropped. The mutations complete when the closure returns. While a script plays, the task runs on the
  /// virtual clock. For closures that throw there is `Observable.run`.
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - scheduler: The scheduler on which the mutations arrive.
  ///   - operation: The work, on the main actor.
  public func run(
    priority: TaskPriority? = nil, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
    operation: @escaping @MainActor @Sendable (_ send: Send<Mutation>) async -> Void
  ) -> Observable<Mutation> {
    .run(priority: priority) { @MainActor send in await operation(send) }.observe(on: scheduler)
  }
}
