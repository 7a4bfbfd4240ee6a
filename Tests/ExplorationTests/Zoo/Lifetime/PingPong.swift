import Observables
import Playback
import Reactors

/// Two prices convert each other, and never come to an end.
final class PingPongReactor: TwinReactor, Reactor {
  static let animal = Animal("ping-pong") { catalog, name, isMended in
    catalog.reactor(name) { _ in PingPongReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case setPrice(Int16, isNet: Bool)
    case clear
  }

  struct State {
    var net = 0
    var gross = 0
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Action> {
    guard !isMended, case .setPrice(let price, let isNet) = action, price > 0 else { return .just(action) }
    let other: Int = isNet ? Int(price) * 6 / 5 : Int(price) * 5 / 6 + 2
    return .just(action)
      .do(afterCompleted: { [weak self] in self?.action.onNext(.setPrice(Int16(min(1_000, other)), isNet: !isNet)) })
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .setPrice(let price, isNet: true): state.net = Int(price)
    case .setPrice(let price, isNet: false): state.gross = Int(price)
    case .clear: state = State()
    }
    return state
  }
}
