import DispatchSchedulers
import Observables
import Reactors

/// Counts up and down, at once or after a delay, during which `isLoading` is true.
final class CounterReactor: Reactor {
  enum Action: Decodable {
    case increase
    case decrease
  }

  enum Mutation {
    case increaseValue
    case decreaseValue
    case setLoading(Bool)
    case setAlertMessage(String)
  }

  struct State {
    var value = 0
    var isLoading = false
    @Pulse var alertMessage: String?
  }

  let initialState = State()
  private let delay: Duration

  init(delay: Duration) {
    self.delay = delay
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: change(.increaseValue, alert: "increased!")
    case .decrease: change(.decreaseValue, alert: "decreased!")
    }
  }

  private func change(_ mutation: Mutation, alert: String) -> Observable<Mutation> {
    if delay == .zero { return .just(mutation) }
    return .concat([
      .just(.setLoading(true)),
      Observable.just(mutation).delay(delay, scheduler: MainScheduler.instance),
      .just(.setLoading(false)),
      .just(.setAlertMessage(alert)),
    ])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .increaseValue: state.value += 1
    case .decreaseValue: state.value -= 1
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setAlertMessage(let message): state.alertMessage = message
    }
    return state
  }
}
