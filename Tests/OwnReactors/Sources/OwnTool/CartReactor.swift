import Observables
import Playback
import Reactors

/// A shopping cart, written with scripts in mind: its action is `Decodable`, its world comes through the stage.
final class CartReactor: Reactor {
  struct Item: Decodable {
    let name: String
    let price: Int
  }

  enum Action: Decodable {
    case add(Item, count: Int)
    case remove(String)
    case checkOut
  }

  enum Mutation {
    case setCount(String, Int, price: Int)
    case setTotal(Int)
    case setOrder(String?)
  }

  struct State {
    var counts: [String: Int] = [:]
    var prices: [String: Int] = [:]
    var total = 0
    var order: String?
  }

  let initialState = State()
  private let api: StagePort
  private let clock: any SchedulerType

  init(api: StagePort, scheduler: any SchedulerType) {
    self.api = api
    clock = scheduler
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let item, let count):
      let before = currentState.counts[item.name] ?? 0
      return .just(.setCount(item.name, before + count, price: item.price))
    case .remove(let name):
      return .just(.setCount(name, 0, price: 0))
    case .checkOut:
      return .concat([
        api.call(["total": currentState.total])
          .timeout(.seconds(5), scheduler: clock)
          .map { (number: String) in .setOrder(number) }
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCount(let name, let count, let price):
      state.counts[name] = count == 0 ? nil : count
      state.prices[name] = count == 0 ? nil : price
      state.total = state.counts.reduce(0) { $0 + $1.value * (state.prices[$1.key] ?? 0) }
    case .setTotal(let total): state.total = total
    case .setOrder(let order): state.order = order
    }
    return state
  }
}
