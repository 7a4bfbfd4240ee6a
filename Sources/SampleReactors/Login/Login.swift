import ComposableStores

/// Logs users in: a form that is always there, and a second step only for users who need it.
///
/// The second step is an optional child. While it is nil, its actions have no effect, and when it becomes nil, its
/// request is cancelled.
struct Login: ReducerProtocol {
  struct State: Equatable {
    var form = LoginForm.State()
    var twoFactor: TwoFactor.State?
    var user: String?
  }

  enum Action: Equatable, Decodable {
    case form(LoginForm.Action)
    case twoFactor(TwoFactor.Action)
    case dismissTwoFactor
    case logOut
  }

  var body: some ReducerProtocolOf<Self> {
    Scope(state: \.form, action: /Action.form) {
      LoginForm()
    }
    Reduce { state, action in
      switch action {
      case .form(.answered(.codeNeeded(let token))):
        state.twoFactor = TwoFactor.State(token: token)
      case .form(.answered(.welcome(let user))), .twoFactor(.answered(.welcome(let user))):
        state = State(user: user)
      case .dismissTwoFactor:
        state.twoFactor = nil
      case .logOut:
        state = State()
        return .cancel(id: LoginForm.RequestID.self)
      case .form, .twoFactor:
        break
      }
      return .none
    }
    .ifLet(\.twoFactor, action: /Action.twoFactor) {
      TwoFactor()
    }
  }
}
