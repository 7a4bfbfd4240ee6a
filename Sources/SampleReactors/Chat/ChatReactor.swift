import Observables
import Reactors

/// A conversation: sent messages go through a server, messages of others arrive on their own.
///
/// The reactor does not handle a failed delivery: the error ends the effect of its own action only, and is shown in the
/// timeline (RK-13).
final class ChatReactor: Reactor {
  enum Action: Decodable {
    case send(String)
  }

  enum Mutation {
    case append(Message)
  }

  struct State {
    var messages: [Message] = []
  }

  struct Message: Decodable {
    let author: String
    let text: String
  }

  let initialState = State()
  private let deliver: (_ text: String) -> Observable<Message>
  private let incoming: Observable<Message>

  init(deliver: @escaping (_ text: String) -> Observable<Message>, incoming: Observable<Message>) {
    self.deliver = deliver
    self.incoming = incoming
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .send(let text): deliver(text).map(Mutation.append)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, incoming.map(Mutation.append))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .append(let message): state.messages.append(message)
    }
    return state
  }
}
