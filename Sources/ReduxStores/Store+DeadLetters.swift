import Observables

extension Store where State: Equatable {
  /// The actions from now on that nobody handled, each when its `dispatch` returns.
  ///
  /// Nobody handled an action if the state stayed equal and no middleware passed on an action of another type, dispatched
  /// another action while it was at this one, held the action or swallowed it. A subscriber to dead letters finds actions
  /// that no reducer knows; a store without one does not compare states.
  public var deadLetters: Observable<any Action> {
    chain.compareStates { $0 == $1 }
    return ClosureProducer { [observation = chain.observation] sink in observation.attachToDeadLetters(sink) }
  }
}
