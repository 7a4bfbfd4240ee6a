import Observables

extension Effect {
  /// Returns an effect that ends when its id is cancelled (CA-29).
  ///
  ///     client.search(query).map(Action.found).cancellable(id: SearchID(), cancelInFlight: true)
  ///
  /// Ids belong to the store that runs the effect: an equal id in another store is a different id. Equal values of
  /// different types are different ids. Inside an operator of observables that subscribes later, such as their
  /// `flatMap`, an effect does not know the store: use `flatMap` of the effect itself.
  /// - Parameters:
  ///   - id: The id that the effect shares with all others of this id in the store.
  ///   - cancelInFlight: Whether running effects of the id are cancelled when this one begins.
  public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Effect {
    cancellable(CancelID(id), cancelInFlight)
  }

  /// Returns an effect that ends when its id, a type, is cancelled.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Effect {
    cancellable(CancelID(of: id), cancelInFlight)
  }

  private func cancellable(_ id: CancelID, _ cancelInFlight: Bool) -> Effect {
    if isNone { return self }
    return Effect(
      .contextual { context in
        context.registry.cancellable(id, cancelInFlight: cancelInFlight, observable(in: context))
      })
  }

  /// Returns an effect that ends the running effects of an id, in the order in which they began.
  public static func cancel<ID: Hashable>(id: ID) -> Effect { cancel([CancelID(id)]) }

  /// Returns an effect that ends the running effects whose id is a type.
  public static func cancel(id: Any.Type) -> Effect { cancel([CancelID(of: id)]) }

  /// Returns an effect that ends the running effects of several ids, one id after the other.
  public static func cancel(ids: [AnyHashable]) -> Effect { cancel(ids.map { CancelID($0) }) }

  /// Returns an effect that ends the running effects whose ids are types, one id after the other.
  public static func cancel(ids: [Any.Type]) -> Effect { cancel(ids.map { CancelID(of: $0) }) }

  private static func cancel(_ ids: [CancelID]) -> Effect {
    Effect(
      .contextual { context in
        .deferred {
          for id in ids { context.registry.cancelAndForget(id) }
          return .empty()
        }
      })
  }
}
