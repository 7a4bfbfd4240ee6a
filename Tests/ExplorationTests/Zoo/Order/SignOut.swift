import Observables
import Playback
import Reactors

/// The profile of a user arrives after the user has signed out.
final class SignOutReactor: PortReactor, Reactor {
  static let animal = Animal("sign-out", rule: "always profile == null when isSignedIn == false") {
    catalog, name, isMended in
    catalog.reactor(name) { stage in SignOutReactor(port: stage.port("profiles"), isMended: isMended) }
  }

  enum Action: Decodable {
    case signIn(String)
    case signOut
  }

  enum Mutation {
    case setSignedIn(Bool)
    case setProfile(Profile)
  }

  struct Profile: Decodable {
    let name: String
    let age: Int
  }

  struct State {
    var isSignedIn = false
    var profile: Profile?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .signIn(let user):
      return .concat([.just(.setSignedIn(true)), port.call(user).map(Mutation.setProfile)])
    case .signOut: return .just(.setSignedIn(false))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setSignedIn(let isSignedIn):
      state.isSignedIn = isSignedIn
      if !isSignedIn { state.profile = nil }
    case .setProfile(let profile):
      if isMended, !state.isSignedIn { break }
      state.profile = profile
    }
    return state
  }
}
