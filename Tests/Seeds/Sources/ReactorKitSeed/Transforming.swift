// "transform()" and "Global states". The code is as printed, layout aside, but where a comment that begins with "Changed" says
// otherwise.
import ReactorKit
import RxSwift

/// All three are there to be overridden; `debug` tells what passes.
final class DebuggedReactor: Reactor {
  typealias Action = Int
  typealias State = Int
  let initialState = 0

  func transform(action: Observable<Action>) -> Observable<Action> {
    return action.debug("action")  // Use RxSwift's debug() operator
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation.map { $0 * 10 } }
  func transform(state: Observable<State>) -> Observable<State> { state.map { $0 + 1 } }
  func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

var currentUser: BehaviorSubject<User> = BehaviorSubject(value: User(name: "first"))  // global state

final class UserReactor: Reactor {
  typealias Action = Never
  enum Mutation { case setUser(User?) }
  struct State { var user: User? }
  let initialState = State()

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    return Observable.merge(mutation, currentUser.map(Mutation.setUser))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .setUser(let user): return State(user: user)
    }
  }
}
