import ReactorKit
import ReactorKitObservation

final class CounterViewReactor: Reactor {
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case increase
  }

  enum Mutation {
    case binding(BindingAction<State>)
    case setCount(Int)
  }

  @ObservableState
  struct State {
    var count = 0
    var name = ""
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: return .just(.setCount(currentState.count + 1))
    case .binding(let action): return .just(.binding(action))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCount(let count): state.count = count
    case .binding(let action): action.apply(to: &state)
    }
    return state
  }
}
