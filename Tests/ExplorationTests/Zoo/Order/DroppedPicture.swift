import Observables
import Playback
import Reactors

/// A picture that arrives before the profile that it belongs to is dropped: two services, whose replies may change
/// places.
final class DroppedPictureReactor: Reactor {
  static let animal = Animal(
    "dropped-picture", rule: "always picture != null when $inflight == 0 and profile != null"
  ) { catalog, name, isMended in
    catalog.reactor(name) { stage in
      DroppedPictureReactor(users: stage.port("users"), pictures: stage.port("pictures"), isMended: isMended)
    }
  }

  struct Profile: Decodable {
    let id: Int
    let name: String
  }

  enum Action: Decodable {
    case open(Int)
    case close
  }

  enum Mutation {
    case open(Int)
    case close
    case setProfile(Profile)
    case setPicture(String)
  }

  struct State {
    var opened: Int?
    var profile: Profile?
    var picture: String?
  }

  let initialState = State()
  private let users: StagePort
  private let pictures: StagePort
  private let isMended: Bool

  init(users: StagePort, pictures: StagePort, isMended: Bool) {
    self.users = users
    self.pictures = pictures
    self.isMended = isMended
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .close: return .just(.close)
    case .open(let id):
      let profile: Observable<Profile> = users.call(["id": id])
      let picture: Observable<String> = pictures.call(["id": id])
      return .concat([
        .just(.open(id)), .merge(profile.map(Mutation.setProfile), picture.map(Mutation.setPicture)),
      ])
      .take(until: self.action)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .open(let id): state = State(opened: id)
    case .close: state = State()
    case .setProfile(let profile): state.profile = profile
    case .setPicture(let picture): if isMended || state.profile != nil { state.picture = picture }
    }
    return state
  }
}
