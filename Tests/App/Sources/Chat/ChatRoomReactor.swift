import Foundation
import ReactorKit
import RxRelay
import RxSwift

protocol MessageRepository {
  associatedtype Message
  func messages(in room: String) -> Observable<[Message]>
}

struct TextMessage: Codable, Identifiable, Hashable {
  let id: UUID
  let text: String
  let sentAt: Date
}

final class ChatRoomReactor<Repository: MessageRepository>: Reactor {
  enum Action { case load }
  enum Mutation { case set([Repository.Message]) }
  struct State { var messages: [Repository.Message] = [] }

  let initialState = State()
  private let repository: Repository

  init(repository: Repository) {
    self.repository = repository
  }

  func mutate(action: Action) -> Observable<Mutation> {
    repository.messages(in: "lobby").map(Mutation.set)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    State(messages: { if case .set(let messages) = mutation { return messages } else { return [] } }())
  }
}

enum Chat {
  final class ComposerReactor: Reactor {
    enum Action {
      case type(String)
      case send
      case attach(_ url: URL, name: String?)
    }

    enum Mutation {
      case setText(String)
      case appendSent(String)
    }

    struct State {
      var text = ""
      var sent: [String] = []
      var canSend: Bool { return !text.isEmpty }
    }

    let initialState: State
    private let onSend: (String) -> Void
    private weak var parent: StopwatchReactor?

    init(text: String?, onSend: @escaping (String) -> Void, parent: StopwatchReactor? = nil) {
      initialState = State(text: text ?? "")
      self.onSend = onSend
      self.parent = parent
    }

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case .type(let text): return .just(.setText(text))
      case .send:
        let text = currentState.text
        onSend(text)
        return .from([.appendSent(text), .setText("")])
      case let .attach(url, name):
        return .just(.appendSent(name ?? url.lastPathComponent))
      }
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var new = state
      switch mutation {
      case let .setText(text): new.text = text
      case let .appendSent(text): new.sent.append(text)
      }
      return new
    }
  }
}
