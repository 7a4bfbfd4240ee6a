import Observables
import Playback
import Reactors

/// A closure that the reactor keeps holds the reactor.
final class RetainingClosureReactor: TwinReactor, Reactor {
  static let animal = Animal("retaining-closure") { catalog, name, isMended in
    catalog.reactor(name) { _ in RetainingClosureReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case count
    case remember
  }

  struct State {
    var value = 0
  }

  let initialState = State()
  private var repeated: (() -> Void)?

  func mutate(action: Action) -> Observable<Action> {
    if case .remember = action {
      repeated = isMended ? { [weak self] in self?.action.onNext(.count) } : { self.action.onNext(.count) }
    }
    return .just(action)
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    if case .count = mutation { state.value += 1 }
    return state
  }
}
