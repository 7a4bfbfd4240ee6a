import ReactorKit

class PostCellReactor: Reactor {
  enum Action { case toggleLike }
  struct State { var post: Post }

  let initialState: State

  init(post: Post) {
    initialState = State(post: post)
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .toggleLike: state.post.isLiked.toggle()
    }
    return state
  }
}
