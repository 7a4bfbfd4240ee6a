import Observables
import Reactors

/// A reactor that breaks when it is not used exactly as it should be: each step is one more than the step before.
final class BrittleReactor: Reactor {
  enum Action: Decodable { case step(Int), spin(Bool) }
  struct State { var value = 0 }
  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    switch mutation {
    case .step(let number):
      if number != state.value + 1 { Harm.abort() }
      return State(value: number)
    case .spin(let isOn):
      if isOn { Harm.loop() }
      return state
    }
  }
}
