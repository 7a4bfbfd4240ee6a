/// Why an asynchronous effect was not started: a virtual clock stands in for real time, and nothing puts tasks on it.
///
/// In real time the task would race with the clock, and its elements would come at another moment each time.
public struct UnservedTaskError: Error, Equatable, CustomStringConvertible {
  package init() {}

  /// What is wrong, in one sentence.
  public var description: String {
    "asynchronous work needs a process that runs tasks on the virtual clock; here they would run in real time"
  }
}

/// Asks whether a task may be started on this thread.
enum TaskRefusal {
  /// The error to fail with; nil where tasks run as they should: in real time, or on the clock that stands in for it.
  static func now() -> UnservedTaskError? {
    let slot = ThreadSlot.current
    if slot.pointee.ambient == nil { return nil }
    if let standIn = slot.pointee.mainStandIn {
      if standIn.servesTasks { return nil }
      standIn.refusedTask()
    }
    return UnservedTaskError()
  }
}
