import ReactorKit

/// Counts, and takes half a second for it. Put reactors of your own beside it, and their names into main.swift.
final class CounterReactor: Reactor {
  enum Action { case increase, add(Int) }
  enum Mutation { case setCounting(Bool), add(Int) }
  struct State { var value = 0, isCounting = false }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: return mutate(action: .add(1))
    case .add(let number):
      return .concat([
        .just(.setCounting(true)),
        .just(.add(number)).delay(.milliseconds(500), scheduler: MainScheduler.instance),
        .just(.setCounting(false)),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCounting(let isCounting): state.isCounting = isCounting
    case .add(let number): state.value += number
    }
    return state
  }
}
