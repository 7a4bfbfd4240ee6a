public import Foundation
public import Observables

/// Runs work as operations of a queue, with a priority.
///
/// While a script plays, the work runs on the ambient scheduler instead.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue.
  public let operationQueue: OperationQueue
  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler of the given queue.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Schedules an action as an operation.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current { return ambient.schedule(state, action: action) }
    let cancel = SingleAssignmentDisposable()
    let work = Handover {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    let operation = BlockOperation { work.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return cancel
  }
}
