import HeadlessViews
import Observables
import Reactors

final class MessageInputView: Control {
  let textField = UITextField()
  let sendButton = UIButton("send")
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
    switch mutation {
    case .send(let message): State(messages: state.messages + [message])
    }
  }
}

class ChatViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  let tableView = UITableView()
  let messageInputView = MessageInputView()

  func bind(reactor: ChatViewReactor) {
    messageInputView.rx.sendButtonTap
      .map(Reactor.Action.send)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    reactor.state.map(\.messages)
      .bind(to: tableView.rx.items(cellIdentifier: "message")) { _, message, cell in
        cell.textLabel?.text = message
      }
      .disposed(by: disposeBag)
  }
}
