import Observables

/// What an effect consists of. An object, so that an effect is one reference, which is moved around without a look at its
/// type.
class EffectWork<Action> {
  /// The actions that are sent when the effect is run there.
  func observable(in context: EffectContext) -> Observable<Action> { preconditionFailure("work sends actions") }

  /// Work that depends on the store that runs it, where ids belong.
  static func contextual(_ make: @escaping (EffectContext) -> Observable<Action>) -> EffectWork<Action> {
    ContextualWork(make)
  }
}

/// Work that does not depend on who runs it.
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
