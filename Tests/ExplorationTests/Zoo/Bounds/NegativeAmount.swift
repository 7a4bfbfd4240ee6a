import Observables
import Playback
import Reactors

/// A deposit of less than nothing.
final class NegativeAmountReactor: TwinReactor, Reactor {
  static let animal = Animal("negative-amount", rule: "always balance >= 0") { catalog, name, isMended in
    catalog.reactor(name) { _ in NegativeAmountReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case deposit(Int32)
    case withdraw(Int32)
  }

  struct State {
    var balance = 0
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .deposit(let amount):
      if !isMended || amount > 0 { state.balance += Int(amount) }
    case .withdraw(let amount):
      if amount > 0, Int(amount) <= state.balance { state.balance -= Int(amount) }
    }
    return state
  }
}
