import ComposableStores
import Observables
import Testing

@Suite struct ScopeTests {
  private struct Counter: ReducerProtocol {
    func reduce(into state: inout Int, action: Int) -> Effect<Int> {
      state += action
      return action > 10 ? Observable.never().eraseToEffect() : action > 1 ? Effect(value: action - 1) : .none
    }
  }

  private struct Parent: ReducerProtocol {
    struct State: Equatable {
      var left = 0
      var right = 0
      var log: [String] = []
    }
    enum Action: Equatable { case left(Int), right(Int), reset }

    var body: some ReducerProtocol<State, Action> {
      Reduce { state, action in
        state.log.append("before \(state.left) \(state.right)")
        return .none
      }
      Scope(state: \.left, action: /Action.left) { Counter() }
      Scope(state: \.right, action: /Action.right) {
        Counter()
        Reduce { state, action in
          state += action
          return action > 1 ? Effect(value: action - 1) : .none
        }
      }
      Reduce { state, action in
        if action == .reset { state = State() }
        return .none
      }
    }
  }

  @Test func `CA-22: a child runs for its actions, where its reducer stands, and its effects are wrapped`() {
    let store = Store(initialState: Parent.State(), reducer: Parent())
    store.send(.left(3))
    #expect(store.state.left == 6)
    #expect(store.state.log == ["before 0 0", "before 3 0", "before 5 0"])
    store.send(.right(2))
    #expect(store.state.right == 8)
    store.send(.reset)
    #expect(store.state == Parent.State())
  }

  @Test func `CA-22: effects of a part that is always there are not cancelled`() {
    let store = Store(initialState: Parent.State(), reducer: Parent())
    store.send(.left(11))
    store.send(.reset)
    #expect(store.effectsInFlight == 1)
  }

  private enum Screen: Equatable {
    case counter(Int)
    case empty
  }

  private enum ScreenAction: Equatable {
    case counter(Int)
    case show(Screen)
  }

  private struct Screens: ReducerProtocol {
    var body: some ReducerProtocol<Screen, ScreenAction> {
      Scope(state: /Screen.counter, action: /ScreenAction.counter) { Counter() }
      Reduce { state, action in
        if case .show(let screen) = action { state = screen }
        return .none
      }
    }
  }

  private var screens: Store<Screen, ScreenAction> { Store(initialState: .counter(1), reducer: Screens()) }

  @Test
  func `CA-26: a child of a case runs in its case, and an action in another one is reported and changes nothing`() {
    let store = screens
    store.send(.counter(2))
    #expect(store.state == .counter(4))
    store.send(.show(.empty))
    let log = WarningLog()
    log.during { _ = store.send(.counter(1)) }
    #expect(store.state == .empty)
    #expect(log.lines == ["'counter' was sent while the state is in another case"])
  }

  @Test func `CA-26: the effects of a child of a case end when the case is left, not when its value changes`() {
    let store = screens
    store.send(.counter(20))
    store.send(.show(.counter(0)))
    #expect(store.effectsInFlight == 1)
    store.send(.show(.empty))
    #expect(store.effectsInFlight == 0)
  }
}
