extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes and waits for the element, which is nil if there is none, or throws the error.
  ///
  /// Cancelling the task disposes the subscription. A subscription that is disposed without an outcome throws
  /// `CancellationError`.
  nonisolated(nonsending) public var value: Element? {
    get async throws {
      try await awaitOutcome { outcome in
        subscribe(
          onSuccess: { outcome.succeed($0) }, onError: outcome.fail, onCompleted: { outcome.succeed(nil) },
          onDisposed: outcome.end)
      }
    }
  }
}
