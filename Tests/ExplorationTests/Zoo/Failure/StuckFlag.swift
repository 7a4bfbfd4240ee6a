import Observables
import Playback
import Reactors

/// The progress is shown for ever after a request that failed.
final class StuckFlagReactor: PortReactor, Reactor {
  static let animal = Animal("stuck-flag", rule: "always isLoading == false when $inflight == 0", needsFaults: true) {
    catalog, name, isMended in
    catalog.reactor(name) { stage in StuckFlagReactor(port: stage.port("weather"), isMended: isMended) }
  }

  enum Action: Decodable {
    case refresh
    case setCity(String)
  }

  enum Mutation {
    case setCity(String)
    case setLoading(Bool)
    case setDegrees(Double)
  }

  struct State {
    var city = "Oslo"
    var isLoading = false
    var degrees: Double?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .setCity(let city): return .just(.setCity(city))
    case .refresh:
      let degrees: Observable<Double> = port.call(currentState.city)
      let mutations = Observable.concat([
        .just(.setLoading(true)), degrees.map(Mutation.setDegrees), .just(.setLoading(false)),
      ])
      return mutations.catch { [isMended] _ in isMended ? .just(.setLoading(false)) : .empty() }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCity(let city): state.city = city
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setDegrees(let degrees): state.degrees = degrees
    }
    return state
  }
}
