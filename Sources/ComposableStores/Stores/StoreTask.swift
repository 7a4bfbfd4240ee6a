/// The effects of an action that was sent, together with those of the actions that they send.
///
///     .task { await store.send(.task)?.finish() }
public struct StoreTask: Sendable {
  private let progress: EffectProgress

  init(_ progress: EffectProgress) { self.progress = progress }

  /// Waits until none of them runs any more. Cancelling the task that waits cancels them.
  public nonisolated(nonsending) func finish() async {
    await withTaskCancellationHandler {
      await progress.finish()
    } onCancel: {
      progress.cancel()
    }
  }

  /// Ends them; what they would have sent is not sent.
  public func cancel() { progress.cancel() }

  /// Whether they were cancelled.
  public var isCancelled: Bool { progress.isCancelled }
}
