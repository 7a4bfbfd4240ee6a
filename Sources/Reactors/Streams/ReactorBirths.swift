/// Lets a host watch the reactors that a closure makes, from the moment at which they use their streams.
///
/// A reactor may send itself an action in its own initializer, when nobody else has it yet.
package enum ReactorBirths {
  // Safe to share: it is asked on the thread that calls `attend` only, and by the tasks that this thread waits for.
  private struct Attendant: @unchecked Sendable {
    let watcher: (AnyObject) -> (any PipelineWatcher)?
  }

  @TaskLocal private static var attendant: Attendant?

  /// Calls `body`, and `watcher` for each reactor whose streams are made meanwhile.
  package static func attend<Result>(
    _ watcher: @escaping (AnyObject) -> (any PipelineWatcher)?, _ body: () throws -> Result
  ) rethrows -> Result {
    try $attendant.withValue(Attendant(watcher: watcher), operation: body)
  }

  /// Returns the watcher of a reactor whose streams are made now.
  static func watcher(of reactor: AnyObject) -> (any PipelineWatcher)? { attendant?.watcher(reactor) }
}
