import ReactorKit
import ReactorKitObservation

final class CounterViewReactor: Reactor {
  enum Action {
    case increase
    case setName(String)
  }

  enum Mutation {
    case setCount(Int)
    case setName(String)
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
    case .setName(let name): return .just(.setName(name))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCount(let count): state.count = count
    case .setName(let name): state.name = name
    }
    return state
  }
}
