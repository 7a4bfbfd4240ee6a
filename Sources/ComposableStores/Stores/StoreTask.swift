/// The effects of an action that was sent, and those of the actions that they send.
///
///     .task { await store.send(.task)?.finish() }
public struct StoreTask: Sendable {
  private let progress: EffectProgress

  init(_ progress: EffectProgress) { self.progress = progress }

  /// Waits until none of the effects runs any more. Cancelling the waiting task cancels the effects.
  public nonisolated(nonsending) func finish() async {
    await withTaskCancellationHandler {
      await progress.finish()
    } onCancel: {
      progress.cancel()
    }
  }

  /// Cancels the effects; they send nothing any more.
  public func cancel() { progress.cancel() }

  /// Whether the effects were cancelled.
  public var isCancelled: Bool { progress.isCancelled }
}
