import ReactorKit

/// A reactor that nobody sends anything.
final class RootReactor: Reactor {
  typealias Action = NoAction
  typealias Mutation = NoMutation

  struct State {
    let title: String
    let frame: CGRect
  }

  let initialState = State(title: "root", frame: CGRect(x: 0, y: 0, width: 320, height: 44))
}

extension Chat {
  enum ChannelCommand: Decodable { case mute, leave(reason: String) }

  final class ChannelReactor {
    typealias Action = ChannelCommand
    struct State { var isMuted = false, log: [String] = [] }
    var initialState = State()
  }
}

extension Chat.ChannelReactor: ReactorKit.Reactor {
  typealias Mutation = Chat.ChannelCommand

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .mute: state.isMuted.toggle()
    case .leave(let reason): state.log.append(reason)
    }
    return state
  }
}
