import Observables
import Playback
import Reactors

/// A second tap while the payment is under way pays once more.
final class DoubleTapReactor: PortReactor, Reactor {
  static let animal = Animal("double-tap", rule: "never $calls.payments.count > 1") { catalog, name, isMended in
    catalog.reactor(name) { stage in
      DoubleTapReactor(port: stage.port("payments", Int.self, Void.self), isMended: isMended)
    }
  }

  enum Action: Decodable {
    case choose(Int)
    case pay
  }

  enum Mutation {
    case setPrice(Int)
    case setPaying
    case setPaid
  }

  struct State {
    var price = 0
    var isPaying = false
    var isPaid = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .choose(let price): return .just(.setPrice(price))
    case .pay:
      if currentState.price <= 0 || currentState.isPaid || isMended && currentState.isPaying { return .empty() }
      let payment: Observable<Void> = port.call(currentState.price)
      return .concat([.just(.setPaying), payment.map { Mutation.setPaid }])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setPrice(let price): state.price = price
    case .setPaying: state.isPaying = true
    case .setPaid: (state.isPaying, state.isPaid) = (false, true)
    }
    return state
  }
}
