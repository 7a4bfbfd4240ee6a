import Observables
import Reactors

/// A list that is refreshed and bookmarked.
final class MyReactor: Reactor {
  enum Action: Equatable { case refresh, toggleBookmarked }
  enum Mutation { case setLoading(Bool), toggleBookmarked }

  struct State: Equatable {
    var isLoading = false
    var isBookmarked = false
    @Pulse var alertMessage: String?

    init(isLoading: Bool = false) { self.isLoading = isLoading }
  }

  let initialState = State()
  private(set) var mutateCount = 0
  private(set) var reduceCount = 0
  private(set) var transformCount = 0
  /// The answer that a refresh waits for.
  var reply: Observable<Void> = .just(())
  /// The mutations that are merged in from the beginning.
  var merged: Observable<Mutation> = .never()

  func mutate(action: Action) -> Observable<Mutation> {
    mutateCount += 1
    switch action {
    case .refresh: return .concat(.just(.setLoading(true)), reply.map { .setLoading(false) })
    case .toggleBookmarked: return .just(.toggleBookmarked)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    transformCount += 1
    return .merge(mutation, merged)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    reduceCount += 1
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .toggleBookmarked: state.isBookmarked.toggle()
    }
    return state
  }
}
