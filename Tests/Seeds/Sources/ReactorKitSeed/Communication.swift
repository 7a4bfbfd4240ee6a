// "View communication". The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class MessageInputView: UIView {
  let textField = UITextField()
  let sendButton = UIButton()
}

extension Reactive where Base: MessageInputView {
  var sendButtonTap: ControlEvent<String> {
    // Changed: `...` was printed for the text.
    let source = base.sendButton.rx.tap.withLatestFrom(base.textField.rx.text.orEmpty)
    return ControlEvent(events: source)
  }
}

final class ChatReactor: Reactor {
  enum Action { case send(String) }
  typealias Mutation = Action
  let initialState: [String] = []

  func reduce(state: [String], mutation: Action) -> [String] {
    switch mutation {
    case .send(let message): return state + [message]
    }
  }
}

final class ChatViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  let messageInputView = MessageInputView()

  func bind(reactor: ChatReactor) {
    messageInputView.rx.sendButtonTap
      .map(Reactor.Action.send)
      .bind(to: reactor.action)
      // Changed: this line was not printed.
      .disposed(by: disposeBag)
  }
}
