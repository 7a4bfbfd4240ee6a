extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single with the outcome of asynchronous work, which each subscription starts in a new task.
  ///
  ///     out  --[a|]
  ///
  /// Disposing the subscription cancels the task.
  /// - Parameters:
  ///   - detached: Whether the task is detached, and so inherits nothing from the context of the subscription.
  ///   - priority: The priority of the task.
  ///   - work: A closure that returns the element or throws the error.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false,
    priority: TaskPriority? = nil,
    work: @Sendable @escaping () async throws -> Element
  ) -> Single<Element> {
    Single(
      raw: OutcomeSource { outcome in
        if let refusal = TaskRefusal.now() {
          outcome.fail(refusal)
          return Disposables.create()
        }
        let recipient = Recipient(outcome: outcome)
        let operation: @Sendable () async -> Void = {
          do {
            let element = try await work()
            recipient.outcome.finish(with: element)
          } catch {
            recipient.outcome.fail(error)
          }
        }
        let task =
          detached
          ? Task.detached(priority: priority, operation: operation)
          : Task(priority: priority, operation: operation)
        return Disposables.create { task.cancel() }
      })
  }

  /// Subscribes and waits for the element, or throws the error.
  ///
  /// Cancelling the task disposes the subscription. A subscription that is disposed without an outcome throws
  /// `CancellationError`.
  nonisolated(nonsending) public var value: Element {
    get async throws {
      try await awaitOutcome { outcome in
        subscribe(onSuccess: outcome.succeed, onFailure: outcome.fail, onDisposed: outcome.end)
      }
    }
  }
}

// Safe to share: outcomes may come from any thread, and an atomic word lets only one of them through.
private struct Recipient<Element>: @unchecked Sendable {
  let outcome: Outcome<Element>
}
