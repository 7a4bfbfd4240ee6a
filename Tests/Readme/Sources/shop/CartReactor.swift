import Observables
import Reactors

final class CartReactor: Reactor {
  enum Action: Decodable { case add(String), clear }
  enum Mutation { case append(String, price: Int), clear }
  struct State { var items: [String] = [], total = 0 }

  let initialState = State()
  private let price: (String) -> Observable<Int>

  init(price: @escaping (String) -> Observable<Int>) { self.price = price }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let item): price(item).map { .append(item, price: $0) }
    case .clear: .just(.clear)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .append(let item, let price): State(items: state.items + [item], total: state.total + price)
    case .clear: State()
    }
  }
}
