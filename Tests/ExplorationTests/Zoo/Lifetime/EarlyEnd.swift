import Observables
import Playback
import Reactors

/// The end of a session ends the stream of mutations, and with it the states.
final class EarlyEndReactor: Reactor {
  static let animal = Animal("early-end") { catalog, name, isMended in
    catalog.reactor(name) { stage in
      EarlyEndReactor(isSignedIn: stage.stream("isSignedIn", of: Bool.self), isMended: isMended)
    }
  }

  enum Action: Decodable {
    case read(Int)
  }

  enum Mutation {
    case read(Int)
    case setSignedIn(Bool)
  }

  struct State {
    var isSignedIn = true
    var unread = 3
  }

  let initialState = State()
  private let isSignedIn: Observable<Bool>
  private let isMended: Bool

  init(isSignedIn: Observable<Bool>, isMended: Bool) {
    self.isSignedIn = isSignedIn
    self.isMended = isMended
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .read(let count): .just(.read(count))
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let merged = Observable.merge(mutation, isSignedIn.map(Mutation.setSignedIn))
    return isMended ? merged : merged.take(until: isSignedIn.filter { !$0 })
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .read(let count): state.unread = max(0, state.unread - max(0, count))
    case .setSignedIn(let isSignedIn): state.isSignedIn = isSignedIn
    }
    return state
  }
}
