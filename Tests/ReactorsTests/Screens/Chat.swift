import Observables
import Reactors

/// A view that hides a field and a button, and is to others what a button is.
final class MessageInputView: ReactiveCompatible {
  let textField = UITextField()
  let sendButton = UIButton()
}

extension Reactive where Base: MessageInputView {
  var sendButtonTap: ControlEvent<String> {
    let source = base.sendButton.rx.tap.withLatestFrom(base.textField.rx.text.orEmpty)
    return ControlEvent(events: source)
  }
}

final class ChatViewReactor: Reactor {
  enum Action { case send(String) }
  struct State { var messages: [String] = [] }
  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .send(let message): state.messages.append(message)
    }
    return state
  }
}

class ChatViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  let messageInputView = MessageInputView()

  func bind(reactor: ChatViewReactor) {
    messageInputView.rx.sendButtonTap
      .map(Reactor.Action.send)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
  }
}
