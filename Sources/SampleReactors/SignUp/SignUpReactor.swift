import Observables
import Reactors

/// A service that checks the availability of names and signs users up.
protocol AccountService {
  func isAvailable(_ username: String) -> Observable<Bool>
  func signUp(_ username: String, password: String) -> Observable<Bool>
}

/// The classic form: a name that a service has to check, a password, its repetition, and a button that needs all three
/// to be valid (RX-29).
final class SignUpReactor: Reactor {
  enum Action: Decodable {
    case updateUsername(String)
    case updatePassword(String)
    case updateRepeatedPassword(String)
    case signUp
  }

  enum Mutation {
    case setUsername(String)
    case setUsernameValidation(Validation)
    case setPassword(String)
    case setRepeatedPassword(String)
    case setSigningUp(Bool)
    case setAlertMessage(String)
  }

  struct State {
    let suggestion: String
    var username = ""
    var usernameValidation = Validation.empty
    var password = ""
    var passwordValidation = Validation.empty
    var repeatedPassword = ""
    var repeatedPasswordValidation = Validation.empty
    var isSigningUp = false
    @Pulse var alertMessage: String?

    var canSignUp: Bool {
      usernameValidation.isGood && passwordValidation.isGood && repeatedPasswordValidation.isGood && !isSigningUp
    }
  }

  private let accounts: any AccountService
  private let suggest: () -> String
  private let report: (any Error) -> Void

  init(accounts: any AccountService, suggest: @escaping () -> String, report: @escaping (any Error) -> Void) {
    self.accounts = accounts
    self.suggest = suggest
    self.report = report
  }

  /// Suggests another name at each access; still there is only one suggestion, because the streams read the property
  /// once (RK-02).
  var initialState: State { State(suggestion: suggest()) }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .updateUsername(let username): .just(.setUsername(username))
    case .updatePassword(let password): .just(.setPassword(password))
    case .updateRepeatedPassword(let password): .just(.setRepeatedPassword(password))
    case .signUp: currentState.canSignUp ? signUp() : .empty()
    }
  }

  private func signUp() -> Observable<Mutation> {
    .concat([
      .just(.setSigningUp(true)),
      accounts.signUp(currentState.username, password: currentState.password)
        .map { [username = currentState.username] isWelcome in
          .setAlertMessage(isWelcome ? "welcome, \(username)" : "nobody was signed up")
        }
        .catch { [report] error in
          report(error)
          return .just(.setAlertMessage("the service cannot be reached"))
        },
      .just(.setSigningUp(false)),
    ])
  }

  /// Checks every name that is set; the next name cancels the check of the one before.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let mutation = mutation.share()
    let checks =
      mutation
      .compactMap { if case .setUsername(let username) = $0 { username } else { nil } }
      .flatMapLatest { [unowned self] in check($0) }
      .map(Mutation.setUsernameValidation)
    return .merge(mutation, checks)
  }

  private func check(_ username: String) -> Observable<Validation> {
    if let validation = Validation(ofUnchecked: username) { return .just(validation) }
    return accounts.isAvailable(username)
      .map { $0 ? .good("\(username) is free") : .bad("\(username) is taken") }
      .catch { [report] error in
        report(error)
        return .just(.bad("the service cannot be reached"))
      }
      .startWith(.checking)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setUsername(let username):
      state.username = username
      state.usernameValidation = .empty
    case .setUsernameValidation(let validation):
      state.usernameValidation = validation
    case .setPassword(let password):
      state.password = password
      state.passwordValidation = Validation(ofPassword: password)
      state.repeatedPasswordValidation = Validation(ofRepeated: state.repeatedPassword, password: password)
    case .setRepeatedPassword(let password):
      state.repeatedPassword = password
      state.repeatedPasswordValidation = Validation(ofRepeated: password, password: state.password)
    case .setSigningUp(let isSigningUp):
      state.isSigningUp = isSigningUp
    case .setAlertMessage(let message):
      state.alertMessage = message
    }
    return state
  }
}
