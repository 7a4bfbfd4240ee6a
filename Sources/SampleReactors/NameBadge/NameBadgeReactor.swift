import DispatchSchedulers
import ObservableStates
import Observables
import Reactors

/// A badge with a name that a form edits and a number of visits; its fields are observed one by one.
final class NameBadgeReactor: Reactor {
  enum Action: BindableAction, Decodable {
    case binding(BindingAction<State>)
    case visit
    case visitLater
    case print
    case reset
  }

  enum Mutation {
    case binding(BindingAction<State>)
    case countVisit
    case setPrinted(String)
    case reset
  }

  @ObservableState
  struct State {
    var name = ""
    var isBold = false
    var visits = 0
    @Pulse var printed: String?
    @ObservableStateIgnored var revision = 0

    var title: String { name.isEmpty ? "Guest" : name }
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .binding(let assignment): .just(.binding(assignment))
    case .visit: .just(.countVisit)
    case .visitLater: Observable.just(.countVisit).delay(.milliseconds(300), scheduler: MainScheduler.instance)
    case .print: .just(.setPrinted(currentState.title))
    case .reset: .just(.reset)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.revision += 1
    switch mutation {
    case .binding(let assignment):
      assignment.apply(to: &state)
      // Names are short.
      if state.name.count > 8 { state.name = String(state.name.prefix(8)) }
    case .countVisit: state.visits += 1
    case .setPrinted(let text): state.printed = text
    case .reset: return initialState
    }
    return state
  }
}
