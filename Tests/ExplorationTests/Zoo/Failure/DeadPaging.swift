import Observables
import Playback
import Reactors

/// One page that fails ends the stream of all pages, and the states with it.
final class DeadPagingReactor: PortReactor, Reactor {
  static let animal = Animal("dead-paging", needsFaults: true) { catalog, name, isMended in
    catalog.reactor(name) { stage in DeadPagingReactor(port: stage.port("pages"), isMended: isMended) }
  }

  enum Action: Decodable {
    case next
  }

  enum Mutation {
    case append([String])
  }

  struct State {
    var rows: [String] = []
  }

  let initialState = State()
  private let wanted = PublishSubject<Int>()

  func mutate(action: Action) -> Observable<Mutation> {
    wanted.onNext(currentState.rows.count)
    return .empty()
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let pages = wanted.flatMap { [port, isMended] offset in
      let page: Observable<[String]> = port.call(offset)
      return isMended ? page.catch { _ in .empty() } : page
    }
    return .merge(mutation, pages.map(Mutation.append))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .append(let rows): state.rows += rows
    }
    return state
  }
}
