import Observables

/// The work of an effect. A class, so that an effect is one reference, which is copied without looking up its type.
class EffectWork<Action> {
  /// Returns the actions that are sent when the effect runs in a context.
  func observable(in context: EffectContext) -> Observable<Action> { preconditionFailure("work sends actions") }

  /// Creates work that depends on the store that runs it and that owns the ids.
  static func contextual(_ make: @escaping (EffectContext) -> Observable<Action>) -> EffectWork<Action> {
    ContextualWork(make)
  }
}

/// Work that does not depend on the context.
final class FixedWork<Action>: EffectWork<Action> {
  let source: Observable<Action>

  init(_ source: Observable<Action>) { self.source = source }

  override func observable(in context: EffectContext) -> Observable<Action> { source }
}

private final class ContextualWork<Action>: EffectWork<Action> {
  private let make: (EffectContext) -> Observable<Action>

  init(_ make: @escaping (EffectContext) -> Observable<Action>) { self.make = make }

  override func observable(in context: EffectContext) -> Observable<Action> { make(context) }
}
