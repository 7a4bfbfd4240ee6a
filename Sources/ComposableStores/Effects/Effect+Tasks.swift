import Observables

extension Effect {
  /// Returns an effect that sends the action that an asynchronous closure returns (CA-13).
  ///
  ///     return .task { .loaded(try await client.load(id)) } catch: { error in .failed(error) }
  ///
  /// The closure runs on the main actor, in its own task, which is cancelled with the effect. While a script plays, the
  /// task runs on the virtual clock. `CancellationError` ends the effect silently; any other error that `handler` does
  /// not handle is reported to the store.
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work.
  ///   - handler: Turns an error into an action.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @MainActor @Sendable () async throws -> Action,
    catch handler: (@MainActor @Sendable (any Error) async -> Action)? = nil
  ) -> Effect {
    let recover = handler.map { handler in
      { @MainActor @Sendable (error: any Error, send: Send<Action>) async in send(await handler(error)) }
    }
    return run(priority: priority, operation: { @MainActor send in send(try await operation()) }, catch: recover)
  }

  /// Returns an effect whose asynchronous closure sends any number of actions (CA-13).
  ///
  ///     return .run { send in
  ///       send(.started)
  ///       for await event in client.events() { send(.event(event)) }
  ///     }
  ///
  /// The closure runs on the main actor, in its own task, which is cancelled with the effect; actions that are sent
  /// after that are ignored. While a script plays, the task runs on the virtual clock. `CancellationError` ends the
  /// effect silently; any other error that `handler` does not handle is reported to the store.
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work.
  ///   - handler: Handles an error, and may send actions for it.
  public static func run(
    priority: TaskPriority? = nil, operation: @escaping @MainActor @Sendable (Send<Action>) async throws -> Void,
    catch handler: (@MainActor @Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) -> Effect {
    let dependencies = DependencyValues.current
    return Effect(
      .contextual { context in
        let registry = context.registry
        // The end is sent as an element, so that it also arrives on the main actor, in the same job as the last action.
        return Observable<Event<Action>>.run(priority: priority) { @MainActor observer in
          // Actions are reduced with the dependencies outside of the effect.
          let send = Send<Action>(observer, DependencyValues.current)
          let end = await DependencyValues.withCurrent(dependencies) {
            await EffectRegistry.$ofTask.withValue(registry) { () -> Event<Action> in
              do {
                try await operation(send)
              } catch is CancellationError {
              } catch {
                guard let handler else { return .error(error) }
                await handler(error, send)
              }
              return .completed
            }
          }
          observer(end)
        }.dematerialize().do(onSubscribe: registry.tasks.begin, onDispose: registry.tasks.end)
      })
  }

  /// Returns an effect that runs an asynchronous closure and sends nothing; errors of the closure are ignored.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Effect {
    run(priority: priority, operation: { _ in try? await work() })
  }
}

/// The function by which an asynchronous effect sends its actions: `send(.loaded(page))`.
///
/// After the end or the cancellation of the effect it does nothing.
@MainActor
public struct Send<Action>: Sendable {
  private let observer: Observables.Send<Event<Action>>
  private let outside: DependencyValues

  nonisolated init(_ observer: Observables.Send<Event<Action>>, _ outside: DependencyValues) {
    self.observer = observer
    self.outside = outside
  }

  /// Sends an action to the store.
  public func callAsFunction(_ action: Action) {
    if Task.isCancelled { return }
    DependencyValues.withCurrent(outside) { observer(.next(action)) }
  }
}
