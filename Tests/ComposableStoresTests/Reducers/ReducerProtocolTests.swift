import ComposableStores
import Observables
import Testing

@Suite struct ReducerProtocolTests {
  private struct Counter: ReducerProtocol {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case increment, decrement, twice }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .increment: state.count += 1
      case .decrement: state.count -= 1
      case .twice: return .merge(Effect(value: .increment), Effect(value: .increment))
      }
      return .none
    }
  }

  private struct Body: ReducerProtocol {
    typealias State = Counter.State
    typealias Action = Counter.Action

    var body: some ReducerProtocolOf<Self> {
      Counter()
      Reduce { state, _ in
        state.count = max(0, state.count)
        return .none
      }
    }
  }

  @Test func `CA-08: a type reduces by itself, or by a body`() {
    let store = Store(initialState: Counter.State(), reducer: Counter())
    for action in [Counter.Action.decrement, .twice, .twice] { store.send(action) }
    #expect(store.state.count == 3)
    let other = Store(initialState: Counter.State(), reducer: Body())
    for action in [Counter.Action.decrement, .twice] { other.send(action) }
    #expect(other.state.count == 2)
  }

  @Test func `CA-08: reduce is a closure, or a reducer whose type is hidden`() {
    var state = Counter.State()
    let hidden = Reduce(Counter())
    #expect(hidden.reduce(into: &state, action: .increment).heard == ["|"])
    #expect(hidden.reduce(into: &state, action: .twice).heard == ["increment", "increment", "|"])
    #expect(state.count == 1)
  }

  private struct Grouped: ReducerProtocol {
    typealias State = Counter.State
    typealias Action = Counter.Action
    let history: History

    var body: some ReducerProtocol<State, Action> {
      CombineReducers {
        Counter()
        Counter()
        EmptyReducer()
      }
      ._printChanges { [history] in history.note($0) }
    }
  }

  @Test func `CA-08: EmptyReducer changes nothing, CombineReducers makes one of several`() {
    var state = Counter.State()
    #expect(EmptyReducer().reduce(into: &state, action: Counter.Action.twice).heard == ["|"])
    let history = History()
    let grouped = Grouped(history: history)
    _ = grouped.reduce(into: &state, action: .increment)
    #expect(grouped.reduce(into: &state, action: .twice).heard == Array(repeating: "increment", count: 4) + ["|"])
    #expect(state.count == 2)
    #expect(history.lines.count == 2)
  }

  private struct Inferred: ReducerProtocol {
    typealias State = Counter.State
    typealias Action = Counter.Action

    var body: some ReducerProtocol<State, Action> {
      CombineReducers {
        Reduce { state, _ in
          state.count += 10
          return .none
        }
        Counter()
      }
    }
  }

  @Test func `CA-08: a closure inside of CombineReducers needs no types`() {
    var state = Counter.State()
    _ = Inferred().reduce(into: &state, action: .increment)
    #expect(state.count == 11)
  }

  @Test func `CA-08: an optional reducer runs if it is there`() {
    var state = Counter.State()
    let there: Counter? = Counter()
    _ = there.reduce(into: &state, action: .increment)
    #expect(Counter?.none.reduce(into: &state, action: .twice).heard == ["|"])
    #expect(state.count == 1)
  }
}
