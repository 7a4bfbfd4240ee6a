// "Reactor". The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import ReactorKit
import RxSwift

class ProfileViewReactor: Reactor {
  // represent user actions
  enum Action {
    case refreshFollowingStatus(Int)
    case follow(Int)
    // Changed: the view of "View" sends this one, but it was not printed here.
    case refresh
  }

  // represent state changes
  enum Mutation {
    case setFollowing(Bool)
  }

  // represents the current view state
  struct State {
    var isFollowing: Bool = false
  }

  let initialState: State = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .refreshFollowingStatus(userID):  // receive an action
      return UserAPI.isFollowing(userID)  // create an API stream
        .map { (isFollowing: Bool) -> Mutation in
          return Mutation.setFollowing(isFollowing)  // convert to Mutation stream
        }

    // Changed: `userID` was printed, which nobody reads.
    case .follow:
      return UserAPI.follow()
        .map { _ -> Mutation in
          return Mutation.setFollowing(true)
        }

    // Changed: see above.
    case .refresh:
      return UserAPI.isFollowing(0).map(Mutation.setFollowing)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state  // create a copy of the old state
    switch mutation {
    case let .setFollowing(isFollowing):
      state.isFollowing = isFollowing  // manipulate the state, creating a new state
      return state  // return the new state
    }
  }
}
