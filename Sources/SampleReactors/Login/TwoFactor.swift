import ComposableStores

/// The code that some users have to enter after their password.
struct TwoFactor: ReducerProtocol {
  struct State: Equatable {
    let token: String
    var code = ""
    var isAsking = false
    var message: String?
  }

  enum Action: Equatable, Decodable {
    case setCode(String)
    case submit
    case answered(LoginAnswer)
  }

  @Dependency(\.authenticate) private var authenticate

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setCode(let code):
      state.code = code
    case .submit:
      state.isAsking = true
      state.message = nil
      // The request needs no id: it ends with the state of this feature.
      return authenticate(.code(state.code, token: state.token))
        .catchAndReturn(.refused("the service cannot be reached"))
        .eraseToEffect(Action.answered)
    case .answered(let answer):
      state.isAsking = false
      if case .refused(let reason) = answer { state.message = reason }
    }
    return .none
  }
}
