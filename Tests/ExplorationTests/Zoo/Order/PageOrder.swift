import Observables
import Playback
import Reactors

/// Pages are appended in the order in which they arrive.
final class PageOrderReactor: PortReactor, Reactor {
  static let animal = Animal("page-order", rule: "never pages.0 == 2") { catalog, name, isMended in
    catalog.reactor(name) { stage in
      PageOrderReactor(port: stage.port("pages") { (page: Int) in .reply(page) }, isMended: isMended)
    }
  }

  enum Action: Decodable {
    case loadMore
  }

  enum Mutation {
    case request
    case append(Int)
  }

  struct State {
    var requested = 0
    var pages: [Int] = []
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    let isLoading = currentState.requested > currentState.pages.count
    if isMended, isLoading { return .empty() }
    return .concat([
      .just(.request),
      port.call(currentState.requested + 1).map(Mutation.append),
    ])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .request: state.requested += 1
    case .append(let page): state.pages.append(page)
    }
    return state
  }
}
