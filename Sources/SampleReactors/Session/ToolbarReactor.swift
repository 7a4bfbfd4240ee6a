import Observables
import Reactors

/// Shows the signed-in user, and signs users in and out.
final class ToolbarReactor: Reactor {
  enum Action: Decodable {
    case signIn(String)
    case signOut
  }

  enum Mutation {
    case setUser(User?)
  }

  struct State {
    var userName: String?
  }

  let initialState = State()
  private let currentUser: BehaviorRelay<User?>

  init(currentUser: BehaviorRelay<User?>) {
    self.currentUser = currentUser
  }

  /// Changes the shared user. The state of this reactor follows, as that of every other reactor does.
  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .signIn(let name): currentUser.accept(User(name: name))
    case .signOut: currentUser.accept(nil)
    }
    return .empty()
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, currentUser.map(Mutation.setUser))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setUser(let user): state.userName = user?.name
    }
    return state
  }
}
