import ComposableStores
import Observables
import Testing

@Suite struct StoreIfLetTests {
  enum Action { case show(Int), hide, increment, nothing, hideAndShow }

  private func make(_ first: Int? = nil) -> Store<Int?, Action> {
    let reducer = Reducer<Int?, Action, Void> { state, action, _ in
      switch action {
      case .show(let number): state = number
      case .hide: state = nil
      case .increment: state = state.map { $0 + 1 }
      case .nothing: break
      case .hideAndShow:
        state = nil
        return Effect(value: .show(9))
      }
      return .none
    }
    return Store(initialState: first, reducer: reducer, environment: ())
  }

  @Test func `CA-27: ifLet begins with the present state, then hears of each appearance and disappearance alone`() {
    let store = make()
    let history = History()
    _ = store.ifLet(then: { history.note("push \($0.state)") }, else: { history.note("pop") })
    for action in [Action.nothing, .show(1), .increment, .show(5), .hide, .hide, .show(7)] { store.send(action) }
    #expect(history.lines == ["pop", "push 1", "pop", "push 7"])
  }

  @Test func `CA-27: a state that is there at first is handed out at once`() {
    let store = make(3)
    let history = History()
    _ = store.ifLet(then: { history.note("push \($0.state)") }, else: { history.note("pop") })
    #expect(history.lines == ["push 3"])
  }

  @Test func `CA-27: a state that is gone for a moment within a queue of actions does not disappear`() {
    let store = make(3)
    let history = History()
    _ = store.ifLet(then: { history.note("push \($0.state)") }, else: { history.note("pop") })
    store.send(.hideAndShow)
    #expect(store.state == 9)
    #expect(history.lines == ["push 3"])
  }

  @Test
  func `CA-27: the store that is handed out follows the state and keeps the last one, though nobody looked at it`() {
    let store = make()
    var child: Store<Int, Action>?
    let subscription = store.ifLet(then: { child = $0 })
    #expect(child == nil)
    store.send(.show(1))
    #expect(child?.state == 1)
    store.send(.increment)
    store.send(.increment)
    store.send(.hide)
    #expect(child?.state == 3)
    child?.send(.show(8))
    #expect(child?.state == 8)
    subscription.dispose()
  }

  @Test func `CA-27: a disposed subscription hears nothing more, and lets the store go`() {
    weak var weakStore: Store<Int?, Action>?
    let history = History()
    let left = LeakCount.after {
      let store = make(1)
      weakStore = store
      let subscription = store.ifLet(
        then: { child in
          history.note("push")
          child.send(.increment)
        },
        else: { history.note("pop") })
      subscription.dispose()
      store.send(.hide)
    }
    #expect(history.lines == ["push"])
    #expect(weakStore == nil)
    #expect(left == 0)
  }

  @Test func `CA-27: ifLet works on a scoped store that nothing else holds`() {
    let store = make()
    let history = History()
    let subscription = store.scope(state: { $0.map { "\($0)" } }).ifLet(
      then: { history.note("push \($0.state)") }, else: { history.note("pop") })
    store.send(.show(1))
    store.send(.hide)
    #expect(history.lines == ["pop", "push 1", "pop"])
    subscription.dispose()
  }
}
