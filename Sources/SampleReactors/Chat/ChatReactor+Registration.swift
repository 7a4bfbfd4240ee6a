import Observables
import Playback

extension ChatReactor {
  /// `@reactor chat latency=50ms`: port `server`, stream `incoming`.
  static func register(in catalog: Catalog) {
    catalog.reactor("chat", view: { _ in ChatView() }) { stage in
      let latency = stage.argument("latency", default: Duration.milliseconds(50))
      let server = stage.port("server") { (request: [String: String]) in
        .reply(Message(author: "me", text: request["text"] ?? ""), after: latency)
      }
      return ChatReactor(
        deliver: { text in server.call(["text": text]) },
        incoming: stage.stream("incoming"))
    }
  }
}
