import Synchronization

/// Suspends the task until a subscription has its outcome, and cancels the subscription with the task.
///
/// Whoever comes first resumes the task, the outcome or the end of the subscription without one; all others come too late.
/// - Parameter subscribe: Is given where to put the outcome and returns the subscription.
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

/// Resumes a task, once.
final class AwaitedOutcome<Value> {
  private let isResumed = Atomic<Bool>(false)
  private let continuation: CheckedContinuation<Handover<Value>, any Error>

  fileprivate init(_ continuation: CheckedContinuation<Handover<Value>, any Error>) {
    self.continuation = continuation
  }

  func succeed(_ value: Value) {
    if claim() { continuation.resume(returning: Handover(value: value)) }
  }

  func fail(_ error: any Error) {
    if claim() { continuation.resume(throwing: error) }
  }

  /// Nothing more will come.
  func end() { fail(CancellationError()) }

  private func claim() -> Bool { !isResumed.exchange(true, ordering: .acquiringAndReleasing) }
}

// Safe to share: the thread that resumes hands the value over and does not touch it again.
private struct Handover<Value>: @unchecked Sendable {
  let value: Value
}
