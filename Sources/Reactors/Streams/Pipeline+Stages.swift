import Observables

extension Pipeline {
  /// Calls `mutate` and reduces the mutations: those that are available at once now, the others as they arrive.
  final func runEffect(of action: Action, _ reactor: AnyObject) {
    if isOver { return }
    // Transformed actions, and those of a host, may come from several threads.
    let isInHand = transformedActions == nil && !isHeld
    if isInHand { changeActionsInHand(by: 1) } else { beginEffect() }
    var mutations = mutate(reactor, action)
    if let editor { mutations = editor.edit(mutations) }
    if isOver {
      // Nothing is left to do.
    } else if mutations.deliversNow {
      // The fused path: mutations that are already available are reduced without a subscription.
      let error = mutations.deliverNow { mutation in if !isOver { send(mutation, reactor) } }
      if let error { fail(error, of: action) }
    } else {
      if isInHand {
        beginEffect()
        changeActionsInHand(by: -1)
      }
      return subscribe(to: mutations, of: action)
    }
    if isInHand { changeActionsInHand(by: -1) } else { endEffect() }
  }

  @inline(__always)
  private func changeActionsInHand(by change: Int) {
    actionsInHand.store(actionsInHand.load(ordering: .relaxed) &+ change, ordering: .releasing)
  }

  private func beginEffect() { runningEffects.add(1, ordering: .acquiringAndReleasing) }

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

  /// Reports the error of an action's effect.
  private func fail(_ error: any Error, of action: Action) {
    if isOver { return }
    withUnsafePointer(to: action) { address in forEachWatcher { $0.sees(error, ofActionAt: address) } }
  }

  private func endEffect(_ number: Int? = nil) {
    if let number { watcher?.endsEffect(number) }
    runningEffects.subtract(1, ordering: .acquiringAndReleasing)
    if actionsEnded.load(ordering: .relaxed) { endIfNothingIsLeft() }
  }

  /// Sends a mutation of an effect to the next stage; must be called inside a trampoline.
  @inline(__always)
  private func send(_ mutation: Mutation, _ reactor: AnyObject) {
    guard let transformedMutations else { return pass(mutation, reactor) }
    if !turnstile.enter() { return turnstile.postpone { transformedMutations.onNext(mutation) } }
    transformedMutations.onNext(mutation)
    turnstile.leave()
  }

  /// Receives a mutation from `transform(mutation:)`.
  final func receive(mutation: Mutation) {
    withReactor { reactor in Trampoline.inside { pass(mutation, reactor) } }
  }

  /// Reduces a mutation and those that arrive meanwhile, unless another call is reducing and will reduce this one too.
  @inline(__always)
  private func pass(_ mutation: Mutation, _ reactor: AnyObject) {
    if !mutationGate.enter(mutation) { return }
    step(mutation, reactor)
    mutationGate.leave { step($0, reactor) }
  }

  @inline(__always)
  private func step(_ mutation: Mutation, _ reactor: AnyObject) {
    if let editor { return step(mutation, reactor, editor) }
    take(mutation, reactor)
  }

  @inline(never)
  private func step(_ mutation: Mutation, _ reactor: AnyObject, _ editor: any PipelineEditor) {
    if isOver { return }
    let repetitions = withUnsafePointer(to: mutation) { editor.repetitions(ofMutationAt: $0) }
    for _ in 0..<repetitions { take(mutation, reactor) }
  }

  @inline(__always)
  private func take(_ mutation: Mutation, _ reactor: AnyObject) {
    if isOver { return }
    if isWatched { withUnsafePointer(to: mutation) { address in forEachWatcher { $0.sees(mutationAt: address) } } }
    if let transformedStates { return reduce(mutation, reactor, into: transformedStates) }
    show(reduce(reactor, states.place.pointee, mutation))
  }

  /// Reduces a mutation to a state that `transform(state:)` receives.
  @inline(never)
  private func reduce(_ mutation: Mutation, _ reactor: AnyObject, into transformedStates: BehaviorSubject<State>) {
    guard let reducedState else { return }
    let state = reduce(reactor, reducedState, mutation)
    self.reducedState = state
    transformedStates.onNext(state)
  }

  /// Receives a state from `transform(state:)`.
  final func receive(state: State) {
    Trampoline.inside {
      if !stateGate.enter(state) { return }
      show(state)
      stateGate.leave { show($0) }
    }
  }

  /// Makes a state the current one.
  final func show(_ state: consuming State) {
    if isOver { return }
    let subscribers = states.keep(state)
    if isWatched { forEachWatcher { $0.sees(stateAt: states.place) } }
    if let subscribers { states.deliver(to: subscribers) }
  }
}
