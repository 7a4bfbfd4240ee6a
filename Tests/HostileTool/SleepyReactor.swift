import Observables
import Reactors

/// A reactor that sleeps: in an effect that the tool starts for it, and in a task that it starts by itself.
final class SleepyReactor: Reactor {
  enum Action: Decodable { case nap, doze }
  struct State { var naps = 0 }
  let initialState = State()

  func mutate(action: Action) -> Observable<Action> {
    switch action {
    case .nap:
      .run { send in
        try await Task.sleep(for: .milliseconds(20))
        send(action)
      }
    case .doze:
      .create { observer in
        let task = Task {
          try? await Task.sleep(for: .milliseconds(20))
          observer.onCompleted()
        }
        return Disposables.create { task.cancel() }
      }
    }
  }

  func reduce(state: State, mutation: Action) -> State { State(naps: state.naps + 1) }
}
