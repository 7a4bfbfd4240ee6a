// The view model. The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import ReactorKit
import RxSwift

class ReactorViewModel: Reactor {

  enum Action {
    case refreshFollowingStatus(Int)
    case follow(Int)
    // Changed: the page sends this one, and the coordinator waits for what comes of a deletion; neither was printed here.
    case refresh
    case delete
  }

  enum Mutation {
    case setFollowing(Bool)
    // Changed: see above.
    case setDelete
  }

  struct State {
    var isFollowing: Bool = false
    // Changed: see above.
    var isDelete: Bool = false
  }

  let initialState: State = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {

    case let .refreshFollowingStatus(userID):
      return UserAPI.isFollowing(userID)  // create an API stream
        .map { (isFollowing: Bool) -> Mutation in

          return Mutation.setFollowing(isFollowing)
        }

    // Changed: `userID` was printed, which nobody reads.
    case .follow:
      return UserAPI.follow()
        .map { _ -> Mutation in
          return Mutation.setFollowing(true)
        }

    // Changed: see above.
    case .refresh: return UserAPI.isFollowing(7).map(Mutation.setFollowing)
    case .delete: return .just(.setDelete)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {

    var state = state
    switch mutation {

    case let .setFollowing(isFollowing):

      state.isFollowing = isFollowing

      return state

    // Changed: see above.
    case .setDelete:
      state.isDelete = true
      return state
    }
  }
}
