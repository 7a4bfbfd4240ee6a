import Observables
import Playback
import Reactors

/// A price that is too high for a sum in cents.
final class OverflowReactor: TwinReactor, Reactor {
  static let animal = Animal("overflow", endsProcess: true) { catalog, name, isMended in
    catalog.reactor(name) { _ in OverflowReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case setEuros(Int)
    case clear
  }

  struct State {
    var cents: Int?
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .setEuros(let euros):
      let (cents, overflows) = euros.multipliedReportingOverflow(by: 100)
      state.cents = isMended ? (overflows ? nil : cents) : euros * 100
    case .clear: state.cents = nil
    }
    return state
  }
}
