import HeadlessViews
import Observables
import Reactors

/// The messages, and the field for the next one.
final class ChatView: View {
  let list = ListView()
  let messageInput = MessageInputView()
  var disposeBag = DisposeBag()

  func bind(reactor: ChatReactor) {
    // Action
    messageInput.rx.sendButtonTap
      .map(Reactor.Action.send)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map { $0.messages }
      .bind(to: list.rx.items(cellIdentifier: "cell")) { _, message, cell in
        cell.textLabel?.text = "\(message.author): \(message.text)"
      }
      .disposed(by: disposeBag)

    // View: bound after the action, which takes the text
    messageInput.rx.sendButtonTap
      .map { _ in "" }
      .bind(to: messageInput.rx.text)
      .disposed(by: disposeBag)
  }
}
