import Observables
import Reactors

/// Knows what it must not know: how often it was asked in this process, and whether another one was here before.
final class MoodyReactor: Reactor {
  enum Action: Decodable { case mood, sulk, remember }
  enum Mutation { case tell(Int) }
  struct State { var mood = 0 }

  let initialState = State()
  // Touched by the thread that plays alone.
  nonisolated(unsafe) private static var memory = 0

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .mood: return .just(.tell(Harm.isLaterProcess ? 2 : 1))
    case .sulk:
      if Harm.isLaterProcess { fatalError("not again", file: "reactor", line: 4) }
      return .just(.tell(1))
    case .remember:
      Self.memory += 1
      return .just(.tell(Self.memory))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .tell(let mood): State(mood: mood)
    }
  }
}
