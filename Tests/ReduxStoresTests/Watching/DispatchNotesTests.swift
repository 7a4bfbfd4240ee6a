import Dispatch
import Observables
import ReduxStores
import Testing

@Suite struct DispatchNotesTests {
  /// The dead letters of one dispatch through a middleware.
  private func letters(_ action: any Action, _ body: @escaping ClosureMiddleware.Body) -> [String] {
    let store = makeStore(ClosureMiddleware(body))
    let history = History()
    _ = store.deadLetters.subscribe(onNext: { history.note(History.name($0)) })
    store.dispatch(action)
    return history.lines
  }

  @Test func `RD-02: an action that a middleware replaced was handled`() {
    let found = letters(StrangeAction()) { _, _, next in
      next(LoadingAction())
      return Disposables.create()
    }
    #expect(found == [])
  }

  @Test func `RD-02: an action for which a middleware dispatched another one was handled; the other one need not be`() {
    let found = letters(StrangeAction()) { store, action, next in
      next(action)
      if action is StrangeAction { store.dispatch(LoadingAction()) }
      return Disposables.create()
    }
    #expect(found == ["LoadingAction"])
  }

  @Test func `RD-02: an action that a middleware holds or swallowed was handled, also when it changes nothing later`() {
    #expect(letters(StrangeAction()) { _, _, _ in Disposables.create() } == [])
    let holding = HoldingMiddleware()
    let store = makeStore(holding)
    let history = History()
    _ = history.follow(store.deadLetters)
    store.dispatch(StrangeAction())
    holding.pass()
    store.dispatch(StrangeAction())
    holding.drop()
    #expect(history.lines == [])
  }

  @Test func `RD-02: an action that only a subscriber answers was not handled`() {
    let store = makeStore()
    let history = History()
    _ = history.follow(store.deadLetters)
    _ = store.newState.take(1).subscribe(onNext: { _ in store.dispatch(IncreaseAction()) })
    store.dispatch(StrangeAction())
    #expect(history.lines == ["StrangeAction()"])
  }

  @Test func `RD-02: dead letters are complete when many threads dispatch`() {
    let store = makeStore()
    // Sound: the counter is touched with the lock held.
    nonisolated(unsafe) var count = 0
    let lock = DispatchSemaphore(value: 1)
    let bag = DisposeBag()
    store.deadLetters.subscribe(onNext: { _ in
      lock.wait()
      count += 1
      lock.signal()
    }).disposed(by: bag)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for number in 0..<500 {
        if number.isMultiple(of: 2) { store.dispatch(StrangeAction()) } else { store.dispatch(IncreaseAction()) }
      }
    }
    #expect(count == 1_000)
    #expect(store.currentState.counter == 1_000)
  }
}
