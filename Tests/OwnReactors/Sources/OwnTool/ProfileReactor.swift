import Foundation
import Observables
import PlatformSchedulers
import Reactors

// A reactor as apps have them: it knows nothing of scripts. Its action is not `Decodable`, it takes a service, it names
// the main scheduler, and a class lies in its state.

struct User: Codable {
  let id: Int
  let name: String
}

final class Badge {
  let title: String
  weak var owner: ProfileReactor?

  init(title: String, owner: ProfileReactor) {
    self.title = title
    self.owner = owner
  }
}

protocol ProfileService {
  func isFollowing(_ id: Int) -> Observable<Bool>
}

final class ProfileReactor: Reactor {
  enum Action {
    case refresh
    case follow(Int)
    case rename(to: String)
    case invite(User, at: Int)
    /// The registration does not name it.
    case leave
  }

  enum Mutation {
    case setFollowing(Bool)
    case setName(String)
    case addGuest(User, Int)
    case setBadge(Badge)
  }

  struct State {
    var name = "nobody"
    var isFollowing = false
    var guests: [Int: User] = [:]
    var badge: Badge?
  }

  let initialState = State()
  private let service: any ProfileService

  init(service: any ProfileService) {
    self.service = service
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh:
      return service.isFollowing(7).map(Mutation.setFollowing)
    case .follow:
      return .concat([
        .just(.setFollowing(true)),
        Observable.just(.setBadge(Badge(title: "fan", owner: self)))
          .delay(.milliseconds(200), scheduler: MainScheduler.instance),
      ])
    case .rename(let name):
      return .just(.setName(name))
    case .invite(let user, let seat):
      return Observable.just(.addGuest(user, seat)).observe(on: MainScheduler.instance)
    case .leave:
      return .just(.setName("nobody"))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setFollowing(let isFollowing): state.isFollowing = isFollowing
    case .setName(let name): state.name = name
    case .addGuest(let user, let seat): state.guests[seat] = user
    case .setBadge(let badge): state.badge = badge
    }
    return state
  }
}

struct StubProfileService: ProfileService {
  func isFollowing(_ id: Int) -> Observable<Bool> {
    Observable.just(id == 7).delay(.milliseconds(50), scheduler: SerialDispatchQueueScheduler(qos: .default))
  }
}
