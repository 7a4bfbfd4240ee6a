import Observables

/// Where an effect runs: the registry of its store, and the place in the state of the feature that it belongs to.
struct EffectContext {
  let registry: EffectRegistry
  let place: StatePlace

  /// The context of a store of such states.
  init(stateType: Any.Type) {
    registry = EffectRegistry()
    place = StatePlace(root: stateType)
  }

  private init(_ registry: EffectRegistry, _ place: StatePlace) {
    self.registry = registry
    self.place = place
  }

  /// The context of a part of the feature.
  func entering(_ step: StateStep) -> EffectContext { EffectContext(registry, place.appending(step)) }

  /// The context of the store that is at work on this thread; nil if none is.
  static var current: EffectContext? { (AmbientWorker.current as? any EffectHost)?.context }
}

/// Runs effects.
protocol EffectHost: AnyObject {
  /// Where they run.
  var context: EffectContext { get }
}

extension RootCore: EffectHost {}

extension Effect {
  /// The effect as one of a part of the state: it is cancelled when that part is not there any more.
  func placed(at step: @autoclosure () -> StateStep) -> Effect {
    if isNone { return self }
    let step = step()
    return Effect(
      .contextual { context in
        let inner = context.entering(step)
        let source = observable(in: inner)
        // What is there already is sent before anything can be removed.
        if !step.isConditional || !inner.place.isSound || source.deliversNow { return source }
        return inner.registry.untilLeft(inner.place, source)
      })
  }
}
