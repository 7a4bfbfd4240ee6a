import Observables
import Reactors

/// The service that a profile uses.
protocol UserService {
  func isFollowing(_ id: Int) -> Observable<Bool>
  func follow(_ id: Int) -> Observable<Bool>
  func unfollow(_ id: Int) -> Observable<Bool>
}

/// A profile with a button that follows and unfollows, and a user who may sign in and out at any time (RK-18).
final class ProfileFollowReactor: Reactor {
  enum Action: Decodable {
    case refreshFollowingStatus(Int)
    case follow(Int)
    case unfollow(Int)
  }

  enum Mutation {
    case setFollowing(Bool)
    case setLoading(Bool)
    case setCurrentUser(String?)
  }

  struct State {
    var isFollowing = false
    var isLoading = false
    var currentUser: String?
  }

  let initialState = State()
  private let users: any UserService
  private let currentUser: Observable<String?>
  private let report: (any Error) -> Void

  init(users: any UserService, currentUser: Observable<String?>, report: @escaping (any Error) -> Void) {
    self.users = users
    self.currentUser = currentUser
    self.report = report
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refreshFollowingStatus(let id): load(users.isFollowing(id))
    case .follow(let id): load(users.follow(id))
    case .unfollow(let id): load(users.unfollow(id))
    }
  }

  private func load(_ isFollowing: Observable<Bool>) -> Observable<Mutation> {
    .concat([
      .just(.setLoading(true)),
      isFollowing.map(Mutation.setFollowing).catch { [report] error in
        report(error)
        return .empty()
      },
      .just(.setLoading(false)),
    ])
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, currentUser.map(Mutation.setCurrentUser))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setFollowing(let isFollowing): state.isFollowing = isFollowing
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setCurrentUser(let user):
      state.currentUser = user
      if user == nil { state.isFollowing = false }
    }
    return state
  }
}
