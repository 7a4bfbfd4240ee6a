import Observables
import Reactors

/// The followers of users, as a service reports them.
enum UserAPI {
  static func isFollowing(_ userID: Int) -> Observable<Bool> { .just(userID.isMultiple(of: 2)) }
  static func follow() -> Observable<Void> { .just(()) }
}

class ProfileViewReactor: Reactor {
  // represent user actions
  enum Action: Equatable {
    case refreshFollowingStatus(Int)
    case follow(Int)
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

    case .follow:
      return UserAPI.follow()
        .map { _ -> Mutation in
          return Mutation.setFollowing(true)
        }
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

class ProfileViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  let refreshButton = UIButton()
  let followButton = UIButton()

  func bind(reactor: ProfileViewReactor) {
    // action (View -> Reactor)
    refreshButton.rx.tap.map { Reactor.Action.refreshFollowingStatus(1) }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)
    followButton.rx.tap.map { Reactor.Action.follow(1) }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)

    // state (Reactor -> View)
    reactor.state.map { $0.isFollowing }
      .bind(to: followButton.rx.isSelected)
      .disposed(by: self.disposeBag)
  }
}
