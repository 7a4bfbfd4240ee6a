import Observables
import Reactors

/// A box for comments, locked while no user is signed in.
final class CommentsReactor: Reactor {
  enum Action: Decodable {
    case post(String)
  }

  enum Mutation {
    case setUser(User?)
    case append(String)
  }

  struct State {
    var isLocked = true
    var comments: [String] = []
  }

  let initialState = State()
  private let currentUser: BehaviorRelay<User?>

  init(currentUser: BehaviorRelay<User?>) {
    self.currentUser = currentUser
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .post(let text):
      guard let user = currentUser.value else { return .empty() }
      return .just(.append("\(user.name): \(text)"))
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, currentUser.map(Mutation.setUser))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setUser(let user): state.isLocked = user == nil
    case .append(let comment): state.comments.append(comment)
    }
    return state
  }
}
