import Observables
import Playback
import Reactors

/// A question that is dismissed is never answered, and its effect waits for ever.
final class WaitingReactor: TwinReactor, Reactor {
  static let animal = Animal("waiting") { catalog, name, isMended in
    catalog.reactor(name) { _ in WaitingReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case ask
    case confirm
    case dismiss
  }

  enum Mutation {
    case setAsking(Bool)
    case delete
  }

  struct State {
    var isAsking = false
    var isDeleted = false
  }

  let initialState = State()
  private let answers = PublishSubject<Bool>()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .ask:
      if currentState.isAsking { return .empty() }
      return .concat([
        .just(.setAsking(true)),
        answers.take(1).flatMap { $0 ? Observable.just(Mutation.delete) : .empty() },
      ])
    case .confirm:
      if currentState.isAsking { answers.onNext(true) }
      return .just(.setAsking(false))
    case .dismiss:
      if isMended, currentState.isAsking { answers.onNext(false) }
      return .just(.setAsking(false))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setAsking(let isAsking): state.isAsking = isAsking
    case .delete: state.isDeleted = true
    }
    return state
  }
}
