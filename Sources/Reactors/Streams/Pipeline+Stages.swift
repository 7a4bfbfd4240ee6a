import Observables

// MARK: Actions

extension Pipeline {
  /// Asks for the mutations of an action and reduces them: at once those that are there, the others as they come.
  final func runEffect(of action: Action, _ reactor: AnyObject) {
    if isOver { return }
    runningEffects.add(1, ordering: .acquiringAndReleasing)
    let mutations = mutate(reactor, action)
    if isOver { return endEffect() }
    if !mutations.deliversNow { return subscribe(to: mutations, of: action) }
    // The fused path: what is there already is reduced without a subscription.
    let error = mutations.deliverNow { mutation in if !isOver { send(mutation, reactor) } }
    if let error { fail(error, of: action) }
    endEffect()
  }

  private func subscribe(to mutations: Observable<Mutation>, of action: Action) {
    let effect = SingleAssignmentDisposable()
    guard let key = effects.insert(effect) else { return endEffect() }
    let number = watcher?.beginsEffect()
    effect.setDisposable(
      mutations.subscribe(
        onNext: { [self] mutation in
          if isOver { return }
          withReactor { reactor in Trampoline.inside { send(mutation, reactor) } }
          if let number { watcher?.continuesEffect(number) }
        },
        onError: { [self] error in
          fail(error, of: action)
          effects.forget(key)
          endEffect(number)
        },
        onCompleted: { [self] in
          effects.forget(key)
          endEffect(number)
        }))
  }

  /// Tells that the effect of an action failed; nothing else comes of it.
  private func fail(_ error: any Error, of action: Action) {
    if isOver { return }
    if let watcher { withUnsafePointer(to: action) { watcher.sees(error, ofActionAt: $0) } }
    if isTraced { tell(error: error, of: action) }
  }

  private func endEffect(_ number: Int? = nil) {
    if let number { watcher?.endsEffect(number) }
    runningEffects.subtract(1, ordering: .acquiringAndReleasing)
    if actionsEnded.load(ordering: .relaxed) { endIfNothingIsLeft() }
  }
}

// MARK: Mutations and states

extension Pipeline {
  /// Sends a mutation of an effect on its way; to be called inside of a trampoline.
  private func send(_ mutation: Mutation, _ reactor: AnyObject) {
    if let transformedMutations { transformedMutations.onNext(mutation) } else { pass(mutation, reactor) }
  }

  /// Takes what comes out of `transform(mutation:)`.
  final func receive(mutation: Mutation) {
    withReactor { reactor in Trampoline.inside { pass(mutation, reactor) } }
  }

  /// Reduces a mutation, and those that arrive meanwhile, unless somebody else is at it and takes it along.
  private func pass(_ mutation: Mutation, _ reactor: AnyObject) {
    if !mutationGate.enter(mutation) { return }
    step(mutation, reactor)
    mutationGate.leave { step($0, reactor) }
  }

  private func step(_ mutation: Mutation, _ reactor: AnyObject) {
    if isOver { return }
    if let watcher { withUnsafePointer(to: mutation) { watcher.sees(mutationAt: $0) } }
    if isTraced { tell(mutation: mutation) }
    let state = reduce(reactor, reducedState, mutation)
    reducedState = state
    emit(state: state)
  }

  /// Sends a state on its way.
  final func emit(state: State) {
    if let transformedStates { transformedStates.onNext(state) } else { show(state) }
  }

  /// Takes what comes out of `transform(state:)`.
  final func receive(state: State) {
    Trampoline.inside {
      if !stateGate.enter(state) { return }
      show(state)
      stateGate.leave { show($0) }
    }
  }

  private func show(_ state: State) {
    if isOver { return }
    let subscribers = states.keep(state)
    if let watcher { withUnsafePointer(to: state) { watcher.sees(stateAt: $0) } }
    if isTraced { tell(state: state) }
    states.deliver(state, to: subscribers)
  }
}
