import Observables

extension Effect {
  /// An effect that ends when its id is cancelled (CA-29).
  ///
  ///     client.search(query).map(Action.found).cancellable(id: SearchID(), cancelInFlight: true)
  ///
  /// Ids belong to the store that runs the effect: an equal id in another store is another one. Equal values of different
  /// types are different ids. Inside of an operator of observables that subscribes later, such as their `flatMap`, an effect
  /// does not know the store: use `flatMap` of the effect itself.
  /// - Parameters:
  ///   - id: Names the effect, and all others of this id in the store.
  ///   - cancelInFlight: Whether effects of the id that run already are cancelled when this one begins.
  public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Effect {
    cancellable(CancelID(id), cancelInFlight)
  }

  /// An effect that ends when the type that is its id is cancelled.
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

  /// An effect that ends the running effects of an id, in the order in which they began.
  public static func cancel<ID: Hashable>(id: ID) -> Effect { cancel([CancelID(id)]) }

  /// An effect that ends the running effects of the type that is their id.
  public static func cancel(id: Any.Type) -> Effect { cancel([CancelID(of: id)]) }

  /// An effect that ends the running effects of several ids, one id after the other.
  public static func cancel(ids: [AnyHashable]) -> Effect { cancel(ids.map { CancelID($0) }) }

  /// An effect that ends the running effects of several types that are ids, one after the other.
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
