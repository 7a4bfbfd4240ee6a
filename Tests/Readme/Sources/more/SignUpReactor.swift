import Reactors

final class SignUpReactor: Reactor {
  enum Action: Decodable { case type(String) }
  struct State {
    var name = ""
    var canSubmit: Bool { name.count > 1 }
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    switch mutation {
    case .type(let name): State(name: name)
    }
  }
}
