import Observables

/// Runs a part of an asynchronous effect that ends when its id is cancelled (CA-29).
///
///     return .run { send in
///       send(.started)
///       send(.found(try await withTaskCancellation(id: SearchID(), cancelInFlight: true) { try await search(query) }))
///     }
///
/// The id belongs to the store that runs the effect and is shared with `cancellable`: both `Task.cancel(id:)` and the
/// effect `.cancel(id:)` end the operation, whose task is then cancelled. Outside of an effect there is no store and no
/// id: the operation only runs, and that is reported.
/// - Parameters:
///   - id: The id that the operation shares with all others of this id in the store.
///   - cancelInFlight: Whether running effects and operations of the id are cancelled first.
///   - operation: The work, which runs in its own task, on the main actor as the effect.
@MainActor
public func withTaskCancellation<ID: Hashable, Value: Sendable, Failure: Error>(
  id: ID, cancelInFlight: Bool = false, operation: @escaping @MainActor @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await cancellable(CancelID(id), cancelInFlight, operation)
}

/// Runs a part of an asynchronous effect that ends when its id, a type, is cancelled.
@MainActor
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: Any.Type, cancelInFlight: Bool = false,
  operation: @escaping @MainActor @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await cancellable(CancelID(of: id), cancelInFlight, operation)
}

@MainActor
private func cancellable<Value: Sendable, Failure: Error>(
  _ id: CancelID, _ cancelInFlight: Bool, _ operation: @escaping @MainActor @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  guard let registry = EffectRegistry.ofEffect(calling: "withTaskCancellation") else { return try await operation() }
  let task = Task { () async -> Result<Value, Failure> in
    do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
  }
  let end = registry.cancellable(id, cancelInFlight: cancelInFlight, Observable<Never>.never())
    .subscribe(onCompleted: { task.cancel() })
  defer { end.dispose() }
  return try await withTaskCancellationHandler(operation: { await task.value }, onCancel: { task.cancel() }).get()
}

extension Task where Success == Never, Failure == Never {
  /// Ends the running effects and operations of an id, from within an asynchronous effect of the same store.
  public static func cancel<ID: Hashable>(id: ID) { cancel(CancelID(id)) }

  /// Ends the running effects and operations whose id is a type.
  public static func cancel(id: Any.Type) { cancel(CancelID(of: id)) }

  private static func cancel(_ id: CancelID) {
    EffectRegistry.ofEffect(calling: "Task.cancel")?.cancelAndForget(id)
  }
}

extension EffectRegistry {
  /// The ids of the store whose asynchronous effect is running; nil outside of effects, which is reported.
  fileprivate static func ofEffect(calling function: String) -> EffectRegistry? {
    if let registry = ofTask ?? EffectContext.current?.registry { return registry }
    StoreWarning.report("\(function)(id:) was called outside of an effect, where no store keeps the id")
    return nil
  }
}
