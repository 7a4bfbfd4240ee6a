import Observables
import Reactors

/// A service with examples, identified by their names.
protocol ExampleService {
  func names() -> Observable<[String]>
  func isFollowing(_ name: String) -> Observable<Bool>
  func follow(_ name: String) -> Observable<Bool>
  func delete(_ name: String) -> Observable<Bool>
}

/// The result of an example's flow.
enum PopResult: Decodable {
  /// The example was deleted, and the list has to be loaded again.
  case reload
  /// The user went back.
  case cancel
}

/// The list of examples. The reactor says where the user wants to go, and knows no other page (MV-15).
final class ExampleListReactor: Reactor {
  enum Action: Decodable {
    case refresh
    case open(String)
    case goHome
    case finish(PopResult)
  }

  enum Mutation {
    case setExamples([String])
    case setRoute(Route)
    case addResult(PopResult)
  }

  enum Route {
    case example(String)
    case home
  }

  struct State {
    var examples: [String] = []
    /// The results of the flows, the first one first.
    var results: [PopResult] = []
    @Pulse var route: Route?
  }

  let initialState = State()
  private let service: any ExampleService
  private let report: (any Error) -> Void

  init(service: any ExampleService, report: @escaping (any Error) -> Void) {
    self.service = service
    self.report = report
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh: load()
    case .open(let name): .just(.setRoute(.example(name)))
    case .goHome: .just(.setRoute(.home))
    case .finish(.cancel): .just(.addResult(.cancel))
    case .finish(.reload): .concat([.just(.addResult(.reload)), load()])
    }
  }

  private func load() -> Observable<Mutation> {
    service.names().map(Mutation.setExamples).catch { [report] error in
      report(error)
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setExamples(let names): state.examples = names
    case .setRoute(let route): state.route = route
    case .addResult(let result): state.results.append(result)
    }
    return state
  }
}
