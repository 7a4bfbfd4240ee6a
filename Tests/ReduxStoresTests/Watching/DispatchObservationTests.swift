import Dispatch
import Observables
import ReduxStores
import Testing

@Suite struct DispatchObservationTests {
  @Test func `RD-16: a trace that begins or ends while actions are on their way hears of what follows`() {
    let history = History()
    var trace: (any Disposable)?
    let middleware = ClosureMiddleware { store, action, next in
      if action is IncreaseAction {
        trace = history.trace(store)
        store.dispatch(LoadingAction())
      }
      if action is DecreaseAction { trace?.dispose() }
      next(action)
      return Disposables.create()
    }
    let store = makeStore(middleware)
    store.dispatch(IncreaseAction())
    store.dispatch(AddAction(value: 1))
    store.dispatch(DecreaseAction())
    #expect(
      history.lines == [
        "> LoadingAction", "~ LoadingAction 0", "~ IncreaseAction 1", "> AddAction", "~ AddAction 2",
        "> DecreaseAction",
      ])
  }

  @Test func `RD-16: causes do not mix when several threads are inside of middlewares`() {
    // Sound: each is touched with the lock held.
    nonisolated(unsafe) var wrong = 0
    nonisolated(unsafe) var right = 0
    let lock = DispatchSemaphore(value: 1)
    nonisolated(unsafe) let middleware = ClosureMiddleware { store, action, next in
      if let add = action as? AddAction { store.dispatch(LoadedAction(value: add.value)) }
      next(action)
      return Disposables.create()
    }
    let store = makeStore(middleware)
    let trace = store.trace { event in
      guard case .dispatched(let loaded as LoadedAction, let cause) = event else { return }
      lock.wait()
      if (cause as? AddAction)?.value == loaded.value { right += 1 } else { wrong += 1 }
      lock.signal()
    }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<250 { store.dispatch(AddAction(value: thread)) }
    }
    trace.dispose()
    #expect(wrong == 0)
    #expect(right == 1_000)
  }
}
