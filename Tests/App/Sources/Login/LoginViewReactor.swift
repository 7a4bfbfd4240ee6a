//
//  LoginViewReactor.swift
//

import ReactorKit
import RxCocoa

final class LoginViewReactor: Reactor {
  enum Action {
    case updateEmail(String?)
    case updatePassword(String)
    case login
    case signOut
    case setKeyboard(frame: CGRect, duration: TimeInterval)
  }

  enum Mutation {
    case setEmail(String)
    case setPassword(String)
    case setLoading(Bool)
    case setUser(User?)
    case setError(Error)
    case setKeyboardHeight(CGFloat)
  }

  struct State {
    var email = ""
    var password = ""
    var isLoading: Bool = false
    var isEmailValid = false
    var user: User?
    var keyboardHeight: CGFloat = 0
    @Pulse var errorMessage: String?

    var canSubmit: Bool { isEmailValid && password.count > 3 }
  }

  let initialState: State = State()
  private let authService: AuthServiceType
  private let disposeBag = DisposeBag()

  init(authService: AuthServiceType) {
    self.authService = authService
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let user = authService.currentUser.map { Mutation.setUser($0) }
    return Observable.merge(mutation, user)
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    let debounced =
      action
      .filter { if case .updateEmail = $0 { return true } else { return false } }
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    let rest = action.filter { if case .updateEmail = $0 { return false } else { return true } }
    return .merge([debounced, rest])
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .updateEmail(email):
      return .just(.setEmail(email ?? ""))

    case let .updatePassword(password):
      return .just(.setPassword(password))

    case .login:
      guard currentState.canSubmit, !currentState.isLoading else { return .empty() }
      let signIn = authService.signIn(email: currentState.email, password: currentState.password)
        .asObservable()
        .map { Mutation.setUser($0) }
        .catch { error in .just(.setError(error)) }
      return Observable.concat(
        Observable.just(.setLoading(true)),
        signIn,
        Observable.just(.setLoading(false))
      )

    case .signOut:
      return authService.signOut()
        .andThen(Observable.just(Mutation.setUser(nil)))

    case .setKeyboard(let frame, _):
      return .just(.setKeyboardHeight(frame.height))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case let .setEmail(email):
      newState.email = email
      newState.isEmailValid = Self.isValid(email: email)
    case let .setPassword(password):
      newState.password = password
    case let .setLoading(isLoading):
      newState.isLoading = isLoading
    case let .setUser(user):
      newState.user = user
    case let .setError(error):
      newState.errorMessage = error.localizedDescription
    case let .setKeyboardHeight(height):
      newState.keyboardHeight = height
    }
    return newState
  }

  private static func isValid(email: String) -> Bool {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: email)
  }
}
