import Dispatch
import ReduxStores
import Testing

@Suite struct ReducingChainTests {
  /// Waits inside of `reduce` until it is let out.
  private final class SlowReducer: Reducer {
    let entered = DispatchSemaphore(value: 0)
    let exit = DispatchSemaphore(value: 0)

    func reduce(_ state: AppState, action: Action) -> AppState {
      if action is IncreaseAction {
        entered.signal()
        exit.wait()
      }
      return AppReducer().reduce(state, action: action)
    }
  }

  @Test func `RD-13: an action from another thread does not wait while one is reduced, and is taken along`() {
    let reducer = SlowReducer()
    let store = Store(reducer: reducer, state: AppState())
    // Sound: the history is touched by the subscriber alone until the other thread is done.
    nonisolated(unsafe) let history = History()
    let subscription = history.follow(store.newState)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { store.dispatch(IncreaseAction()) }
    reducer.entered.wait()
    store.dispatch(AddAction(value: 10))
    #expect(store.currentState.counter == 0)
    reducer.exit.signal()
    group.wait()
    #expect(store.currentState.counter == 11)
    #expect(history.lines == ["1", "11"])
    subscription.dispose()
  }

  @Test
  func `RD-13: an action that arrives on another thread while a state is told is reduced at once and told behind it`() {
    let store = makeStore()
    // Sound: the history is touched by the subscriber alone until the other thread is done.
    nonisolated(unsafe) let history = History()
    let entered = DispatchSemaphore(value: 0)
    let exit = DispatchSemaphore(value: 0)
    let subscription = store.newState.subscribe(onNext: { state in
      history.note("first \(state)")
      if state.counter == 1 {
        entered.signal()
        exit.wait()
      }
    })
    let other = history.follow(store.newState, "second ")
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { store.dispatch(IncreaseAction()) }
    entered.wait()
    store.dispatch(AddAction(value: 10))
    #expect(store.currentState.counter == 11)
    exit.signal()
    group.wait()
    #expect(history.lines == ["first 1", "second 1", "first 11", "second 11"])
    subscription.dispose()
    other.dispose()
  }
}
