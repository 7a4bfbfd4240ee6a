import Observables
import Reactors

/// The parent of two independent reactors that follow one user (RK-18, RK-36).
///
/// The parent owns its children, passes actions to them and takes their states as mutations of its own.
final class SessionReactor: Reactor {
  enum Action: Decodable {
    case toolbar(ToolbarReactor.Action)
    case comments(CommentsReactor.Action)
  }

  enum Mutation {
    case setToolbar(ToolbarReactor.State)
    case setComments(CommentsReactor.State)
  }

  struct State {
    var toolbar: ToolbarReactor.State
    var comments: CommentsReactor.State
  }

  let initialState: State
  let toolbar: ToolbarReactor
  let comments: CommentsReactor

  init(currentUser: BehaviorRelay<User?>) {
    toolbar = ToolbarReactor(currentUser: currentUser)
    comments = CommentsReactor(currentUser: currentUser)
    initialState = State(toolbar: toolbar.currentState, comments: comments.currentState)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .toolbar(let action): toolbar.action.onNext(action)
    case .comments(let action): comments.action.onNext(action)
    }
    return .empty()
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(
      mutation,
      toolbar.state.map(Mutation.setToolbar),
      comments.state.map(Mutation.setComments))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setToolbar(let toolbar): state.toolbar = toolbar
    case .setComments(let comments): state.comments = comments
    }
    return state
  }
}
