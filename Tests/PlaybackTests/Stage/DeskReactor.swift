import Observables
import Playback
import Reactors

/// Asks a port, and shows what came back.
final class DeskReactor: Reactor {
  enum Action: Decodable { case ask(Int), stop }
  enum Mutation { case asked, answered(Int), failed(String) }
  struct State { var answers: [Int] = []; var failures: [String] = [] }
  struct Request: Codable { var id: Int }

  let initialState = State()
  private let api: StagePort

  init(api: StagePort) { self.api = api }

  func mutate(action: Action) -> Observable<Mutation> {
    guard case .ask(let id) = action else { return .empty() }
    return .concat([
      .just(.asked),
      api.call(Request(id: id)).map(Mutation.answered).catch { .just(.failed("\($0)")) }
        .take(until: self.action.filter { if case .stop = $0 { true } else { false } }),
    ])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .asked: break
    case .answered(let answer): state.answers.append(answer)
    case .failed(let text): state.failures.append(text)
    }
    return state
  }
}

extension Catalog {
  /// A reactor `desk` with a port `api`, which a mock answers with a hundred times the id plus 700, after 7 ms, or
  /// nobody.
  static func desk(mock: Bool = false) -> Catalog {
    let catalog = Catalog()
    catalog.reactor("desk") { stage in
      guard mock else { return DeskReactor(api: stage.port("api")) }
      return DeskReactor(
        api: stage.port("api") { (request: DeskReactor.Request) in
          .reply(request.id * 100 + 700, after: .milliseconds(7))
        })
    }
    return catalog
  }
}
