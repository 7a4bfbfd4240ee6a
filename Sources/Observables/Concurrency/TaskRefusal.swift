/// The error of an asynchronous effect that was not started, because the virtual clock cannot run tasks.
///
/// In real time the task would race with the clock, and its elements would come at a different moment in each run.
public struct UnservedTaskError: Error, Equatable, CustomStringConvertible {
  package init() {}

  /// A sentence that describes the error.
  public var description: String {
    "asynchronous work needs a process that runs tasks on the virtual clock; in this process they would run in real time"
  }
}

/// Decides whether a task may be started on this thread.
enum TaskRefusal {
  /// Returns the error to fail with, or nil if tasks run in real time or on the clock that stands in for it.
  static func now() -> UnservedTaskError? {
    let slot = ThreadSlot.current
    if slot.pointee.ambient.scheduler == nil { return nil }
    if let standIn = slot.pointee.ambient.mainStandIn {
      if standIn.servesTasks { return nil }
      standIn.refusedTask()
    }
    return UnservedTaskError()
  }
}
