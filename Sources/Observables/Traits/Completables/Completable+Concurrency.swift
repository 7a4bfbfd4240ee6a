extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes and waits for the completion, or throws the error.
  ///
  /// Cancelling the task disposes the subscription. A subscription that is disposed without an outcome throws
  /// `CancellationError`.
  nonisolated(nonsending) public var value: Void {
    get async throws {
      try await awaitOutcome { outcome in
        subscribe(onCompleted: { outcome.succeed(()) }, onError: outcome.fail, onDisposed: outcome.end)
      }
    }
  }
}
