/// A scheduler that runs work on the main actor, at once if already there, without the order that `MainActorScheduler`
/// keeps.
///
/// Bindings are subscribed on it. While a script plays, the playing thread stands in for the main thread.
package final class ConcurrentMainActorScheduler: MainActorRunner, Sendable {
  /// The shared scheduler.
  package static let instance = ConcurrentMainActorScheduler()

  private init() {}

  package func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if AmbientScheduler.current != nil || MainThread.isCurrent { return action(state) }
    let cancel = SingleAssignmentDisposable()
    run(TransferredAction { cancel.fill { action(state) } })
    return cancel
  }
}
