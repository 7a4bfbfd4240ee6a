import ComposableStores

/// A form with a name, a password, and a button that checks both with a service.
struct LoginForm: ReducerProtocol {
  struct State: Equatable {
    var name = ""
    var password = ""
    var isAsking = false
    var message: String?
  }

  enum Action: Equatable, Decodable {
    case setName(String)
    case setPassword(String)
    case submit
    case answered(LoginAnswer)
  }

  /// The id of the request, by which it is cancelled.
  enum RequestID {}

  @Dependency(\.authenticate) private var authenticate

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setName(let name):
      state.name = name
    case .setPassword(let password):
      state.password = password
    case .submit:
      state.isAsking = true
      state.message = nil
      return authenticate(.password(state.password, name: state.name))
        .catchAndReturn(.refused("the service cannot be reached"))
        .eraseToEffect(Action.answered)
        .cancellable(id: RequestID.self, cancelInFlight: true)
    case .answered(let answer):
      state.isAsking = false
      if case .refused(let reason) = answer { state.message = reason }
    }
    return .none
  }
}
