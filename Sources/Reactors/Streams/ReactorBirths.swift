import Observables

/// Lets a host watch the reactors that a closure makes, from the moment at which they use their streams.
///
/// A reactor may send itself an action in its own initializer, when nobody else has it yet.
package enum ReactorBirths {
  /// Answers the thread that calls `attend`, and the tasks that begin during the call, one at a time. After the call it
  /// answers nil.
  private final class Attendant: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var answer: ((AnyObject) -> (any PipelineWatcher)?)?

    init(_ answer: @escaping (AnyObject) -> (any PipelineWatcher)?) { self.answer = answer }

    func watcher(of reactor: AnyObject) -> (any PipelineWatcher)? { lock.withLock { answer?(reactor) } }

    /// Releases the closure, because a task may retain the attendant for ever.
    func leave() {
      let answer = lock.withLock { self.answer.take() }
      withExtendedLifetime(answer) {}
    }
  }

  @TaskLocal private static var attendant: Attendant?

  /// Calls `body`, and `watcher` for each reactor whose streams are made meanwhile.
  package static func attend<Result>(
    _ watcher: @escaping (AnyObject) -> (any PipelineWatcher)?, _ body: () throws -> Result
  ) rethrows -> Result {
    let attendant = Attendant(watcher)
    defer { attendant.leave() }
    return try $attendant.withValue(attendant, operation: body)
  }

  /// Returns the watcher of a reactor whose streams are made now.
  static func watcher(of reactor: AnyObject) -> (any PipelineWatcher)? { attendant?.watcher(of: reactor) }
}
