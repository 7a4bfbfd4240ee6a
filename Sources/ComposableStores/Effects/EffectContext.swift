import Observables

/// The context in which an effect runs: the registry of its store, and the place of its feature in the state.
struct EffectContext {
  let registry: EffectRegistry
  let place: StatePlace

  /// Creates the context of a store with states of a type.
  init(stateType: Any.Type) {
    registry = EffectRegistry()
    place = StatePlace(root: stateType)
  }

  private init(_ registry: EffectRegistry, _ place: StatePlace) {
    self.registry = registry
    self.place = place
  }

  /// Returns the context of a part of the feature.
  func entering(_ step: StateStep) -> EffectContext { EffectContext(registry, place.appending(step)) }

  /// The context of the store that is working on this thread; nil if there is none.
  static var current: EffectContext? { (AmbientWorker.current as? any EffectHost)?.context }
}

/// Runs effects, and receives the warnings that occur while it is working.
protocol EffectHost: AnyObject {
  /// The context of the effects.
  var context: EffectContext { get }
  /// Receives a warning.
  /// - Returns: Whether it handled the warning.
  func receive(_ warning: StoreWarning) -> Bool
}

extension Effect {
  /// Returns the effect as an effect of a part of the state: it is cancelled when that part is removed.
  func placed(at step: @autoclosure () -> StateStep) -> Effect {
    if isNone { return self }
    let step = step()
    return Effect(
      .contextual { context in
        let inner = context.entering(step)
        let source = observable(in: inner)
        // Elements that are available at once are sent before anything can be removed.
        if !step.isConditional || !inner.place.isSound || source.deliversNow { return source }
        return inner.registry.untilLeft(inner.place, source)
      })
  }
}
