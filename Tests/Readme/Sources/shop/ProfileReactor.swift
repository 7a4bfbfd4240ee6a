import ReactorKit

protocol ProfileService {
  func follow(_ id: Int) -> Observable<Bool>
}

final class ProfileReactor: Reactor {
  enum Action { case follow(Int), reset }
  enum Mutation { case setFollowing(Bool) }
  struct State { var isFollowing = false }

  let initialState = State()
  private let service: ProfileService

  init(service: ProfileService) { self.service = service }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .follow(let id): return service.follow(id).map(Mutation.setFollowing)
    case .reset: return .just(.setFollowing(false))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .setFollowing(let isFollowing): return State(isFollowing: isFollowing)
    }
  }
}
