import ComposableStores
import Observables
import Reactors

/// A reactor that holds two stores of one feature, whose timers have one id.
///
/// The reactor passes actions to the stores and takes their states as mutations of its own.
final class TwinStopwatchesReactor: Reactor {
  enum Action: Decodable {
    case left(Stopwatch.Action)
    case right(Stopwatch.Action)
  }

  enum Mutation {
    case setLeft(Stopwatch.State)
    case setRight(Stopwatch.State)
  }

  struct State {
    var left = Stopwatch.State()
    var right = Stopwatch.State()
  }

  let initialState = State()
  private let left: Store<Stopwatch.State, Stopwatch.Action>
  private let right: Store<Stopwatch.State, Stopwatch.Action>

  init(mainQueue: any SchedulerType) {
    left = Store(initialState: Stopwatch.State(), reducer: Stopwatch(mainQueue: mainQueue))
    right = Store(initialState: Stopwatch.State(), reducer: Stopwatch(mainQueue: mainQueue))
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .left(let action): left.send(action)
    case .right(let action): right.send(action)
    }
    return .empty()
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(
      mutation,
      left.subscribe().skip(1).map(Mutation.setLeft),
      right.subscribe().skip(1).map(Mutation.setRight))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLeft(let left): state.left = left
    case .setRight(let right): state.right = right
    }
    return state
  }
}
