import Observables
import Playback
import Reactors

/// A transfer from an account to itself makes money.
final class SelfTransferReactor: TwinReactor, Reactor {
  static let animal = Animal("self-transfer", rule: "always total == 100") { catalog, name, isMended in
    catalog.reactor(name) { _ in SelfTransferReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case transfer(Int, from: Int, to: Int)
  }

  struct State {
    var balances = [50, 50]
    var total = 100
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    guard case .transfer(let amount, let from, let to) = mutation, state.balances.indices.contains(from),
      state.balances.indices.contains(to), amount > 0, amount <= state.balances[from], !(isMended && from == to)
    else { return state }
    let (payer, payee) = (state.balances[from], state.balances[to])
    state.balances[from] = payer - amount
    state.balances[to] = payee + amount
    state.total = state.balances.reduce(0, +)
    return state
  }
}
