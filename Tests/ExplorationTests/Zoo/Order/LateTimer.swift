import DispatchSchedulers
import Observables
import Playback
import Reactors

/// A suggestion that was put off appears after the text was cleared.
final class LateTimerReactor: TwinReactor, Reactor {
  static let animal = Animal("late-timer", rule: #"always suggestion == null when text == """#) {
    catalog, name, isMended in
    catalog.reactor(name) { _ in LateTimerReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case type(String)
    case clear
  }

  enum Mutation {
    case setText(String)
    case suggest(String)
  }

  struct State {
    var text = ""
    var suggestion: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let text):
      if text.isEmpty { return .empty() }
      let later = Observable.just(Mutation.suggest(text + "?"))
        .delay(.milliseconds(300), scheduler: MainScheduler.instance)
      return .concat([.just(.setText(text)), isMended ? later.take(until: self.action) : later])
    case .clear: return .just(.setText(""))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setText(let text):
      state.text = text
      state.suggestion = nil
    case .suggest(let suggestion): state.suggestion = suggestion
    }
    return state
  }
}
