import Synchronization

/// Suspends the task until a subscription has its outcome; cancelling the task disposes the subscription.
///
/// The outcome or the end of the subscription without one, whichever comes first, resumes the task. Later ones are
/// ignored.
/// - Parameter subscribe: A closure that subscribes, reports the outcome to its argument, and returns the subscription.
nonisolated(nonsending) func awaitOutcome<Value>(
  _ subscribe: (AwaitedOutcome<Value>) -> any Disposable
) async throws -> Value {
  let subscription = SingleAssignmentDisposable()
  let handover = try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      subscription.setDisposable(subscribe(AwaitedOutcome(continuation)))
    }
  } onCancel: {
    subscription.dispose()
  }
  return handover.value
}

/// Resumes a task with the first outcome; ignores later ones.
final class AwaitedOutcome<Value> {
  private let isResumed = Atomic<Bool>(false)
  private let continuation: CheckedContinuation<TransferredValue<Value>, any Error>

  fileprivate init(_ continuation: CheckedContinuation<TransferredValue<Value>, any Error>) {
    self.continuation = continuation
  }

  func succeed(_ value: Value) {
    if claim() { continuation.resume(returning: TransferredValue(value: value)) }
  }

  func fail(_ error: any Error) {
    if claim() { continuation.resume(throwing: error) }
  }

  /// Reports the end of the subscription, which throws `CancellationError` if there was no outcome.
  func end() { fail(CancellationError()) }

  private func claim() -> Bool { !isResumed.exchange(true, ordering: .acquiringAndReleasing) }
}

// Safe to share: the thread that resumes the task does not use the value again.
private struct TransferredValue<Value>: @unchecked Sendable {
  let value: Value
}
