import Observables

extension Effect {
  /// Returns an effect that runs several effects at the same time, starting them in their order (CA-17).
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Returns an effect that runs several effects at the same time, starting them in their order.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect { combine(effects) { .merge($0) } }

  /// Returns an effect that runs this effect and another one at the same time.
  public func merge(with other: Effect) -> Effect {
    if isNone { return other }
    return other.isNone ? self : .merge(self, other)
  }

  /// Returns an effect that runs several effects one after the other: each begins when the previous one has ended
  /// (CA-17).
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Returns an effect that runs several effects one after the other.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect { combine(effects) { .concat($0) } }

  /// Returns an effect that runs this effect, then another one.
  public func concatenate(with other: Effect) -> Effect {
    if isNone { return other }
    return other.isNone ? self : .concatenate(self, other)
  }

  private static func combine(
    _ effects: some Sequence<Effect>, _ join: @escaping ([Observable<Action>]) -> Observable<Action>
  ) -> Effect {
    let effects = effects.filter { !$0.isNone }
    if effects.count < 2 { return effects.first ?? .none }
    return Effect(.contextual { context in join(effects.map { $0.observable(in: context) }) })
  }
}
