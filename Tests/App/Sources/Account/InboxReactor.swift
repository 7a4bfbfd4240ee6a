import ReactorKit

final class InboxReactor: Reactor {
  enum Action {
    case load
  }

  struct State {
    var count = 0
  }

  let initialState = State()
  @Injected private var network: NetworkType

  func mutate(action: Action) -> Observable<Int> {
    network.send(Request<Int>(path: "/inbox/count")).asObservable()
  }

  func reduce(state: State, mutation: Int) -> State {
    State(count: mutation)
  }
}
