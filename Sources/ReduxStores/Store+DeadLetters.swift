import Observables

extension Store where State: Equatable {
  /// The actions from now on that nothing handles, each when its `dispatch` returns.
  ///
  /// An action is unhandled if the state stays equal and no middleware passes on an action of another type, dispatches
  /// another action while handling it, holds it or swallows it. Dead letters show actions that no reducer knows; a
  /// store without a subscriber to them does not compare states.
  public var deadLetters: Observable<any Action> {
    chain.compareStates { $0 == $1 }
    return ClosureProducer { [observation = chain.observation] sink in observation.attachToDeadLetters(sink) }
  }
}
