import DispatchSchedulers
import Observables
import Playback
import Reactors

/// A message is sent for good after five seconds, and can be taken back even then.
final class LateUndoReactor: TwinReactor, Reactor {
  static let animal = Animal("late-undo", rule: "never isSent == true and isDraft == true") {
    catalog, name, isMended in
    catalog.reactor(name) { _ in LateUndoReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case send
    case undo
  }

  enum Mutation {
    case setDraft(Bool)
    case setSent
  }

  struct State {
    var isDraft = true
    var isSent = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .send:
      guard currentState.isDraft else { return .empty() }
      let sending = Observable.just(Mutation.setSent).delay(.seconds(5), scheduler: MainScheduler.instance)
        .take(until: self.action.filter { $0 == .undo })
      return .concat([.just(.setDraft(false)), sending])
    case .undo:
      if isMended, currentState.isSent { return .empty() }
      return .just(.setDraft(true))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setDraft(let isDraft): state.isDraft = isDraft
    case .setSent: state.isSent = true
    }
    return state
  }
}
