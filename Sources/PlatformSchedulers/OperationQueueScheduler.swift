import DispatchSchedulers
import Foundation
import Observables

/// Runs work on an operation queue, of several waiting actions the one with the highest priority first.
///
/// While a script plays, the work runs on the ambient scheduler instead, in the order of its scheduling.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// Where the work runs.
  public let operationQueue: OperationQueue
  /// How urgent this scheduler's work is among what waits on the queue.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler of the given queue.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Schedules an action for when the queue has room and nothing more urgent waits.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current { return ambient.schedule(state, action: action) }
    let result = SingleAssignmentDisposable()
    let work = Handover {
      if !result.isDisposed { result.setDisposable(action(state)) }
    }
    let operation = BlockOperation { work.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return result
  }
}
