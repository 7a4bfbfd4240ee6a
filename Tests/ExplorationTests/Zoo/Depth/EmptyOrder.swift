import Observables
import Playback
import Reactors

/// The last step of an order does not look whether anything is left to order: eight actions lead there.
final class EmptyOrderReactor: TwinReactor, Reactor {
  static let animal = Animal("empty-order", rule: "never step == done and items == 0") { catalog, name, isMended in
    catalog.reactor(name) { _ in EmptyOrderReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case add
    case remove
    case next
    case back
    case setAddress(String)
    case setCard(String)
  }

  enum Step: String {
    case basket
    case address
    case payment
    case review
    case done
  }

  struct State {
    var step = Step.basket
    var items = 0
    var address = ""
    var card = ""
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch (mutation, state.step) {
    case (.add, .basket): state.items = min(9, state.items + 1)
    case (.remove, .basket), (.remove, .review): state.items = max(0, state.items - 1)
    case (.next, .basket): if state.items > 0 { state.step = .address }
    case (.setAddress(let address), .address): state.address = address
    case (.next, .address): if !state.address.isEmpty { state.step = .payment }
    case (.setCard(let card), .payment): state.card = card
    case (.next, .payment): if !state.card.isEmpty { state.step = .review }
    case (.next, .review): if !isMended || state.items > 0 { state.step = .done }
    case (.back, .address): state.step = .basket
    case (.back, .payment): state.step = .address
    case (.back, .review): state.step = .payment
    default: break
    }
    return state
  }
}
