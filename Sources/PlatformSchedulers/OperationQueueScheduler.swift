import Foundation
import Observables

/// A scheduler that runs work on an operation queue; of several waiting actions, the one with the highest priority
/// first.
///
/// While a script plays, the work runs on the ambient scheduler instead, in the order of its scheduling.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue that runs the work.
  public let operationQueue: OperationQueue
  /// The priority of this scheduler's work on the queue.
  public let queuePriority: Operation.QueuePriority

  /// Creates a scheduler that uses the given queue.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Schedules an action, which runs when the queue has room and no work of higher priority waits.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current { return ambient.schedule(state, action: action) }
    let result = SingleAssignmentDisposable()
    let work = TransferredAction { result.fill { action(state) } }
    let operation = BlockOperation { work.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return result
  }
}
