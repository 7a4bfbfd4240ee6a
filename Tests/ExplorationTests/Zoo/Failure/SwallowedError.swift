import Observables
import Playback
import Reactors

/// A name that is not valid fails the effect, and nobody hears of it.
final class SwallowedErrorReactor: TwinReactor, Reactor {
  static let animal = Animal("swallowed-error") { catalog, name, isMended in
    catalog.reactor(name) { _ in SwallowedErrorReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case setName(String)
    case submit
  }

  enum Mutation {
    case setName(String)
    case setGreeting(String)
    case setMessage(String)
  }

  struct State {
    var name: String?
    var greeting: String?
    var message: String?
  }

  enum NameError: Error {
    case empty
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .setName(let name): return .just(.setName(name))
    case .submit:
      guard let name = currentState.name else { return .empty() }
      let greeting = greeting(for: name).map(Mutation.setGreeting)
      return isMended ? greeting.catch { _ in .just(.setMessage("a name, please")) } : greeting
    }
  }

  private func greeting(for name: String) -> Observable<String> {
    name.isEmpty ? .error(NameError.empty) : .just("Hello \(name)")
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setName(let name): state.name = name
    case .setGreeting(let greeting): state.greeting = greeting
    case .setMessage(let message): state.message = message
    }
    return state
  }
}
