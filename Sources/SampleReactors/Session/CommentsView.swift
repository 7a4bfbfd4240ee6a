import HeadlessViews
import Observables
import Reactors

/// The comments, and the box for the next one.
final class CommentsView: Control, View {
  let list = ListView()
  let box = MessageInputView()
  var disposeBag = DisposeBag()

  func bind(reactor: CommentsReactor) {
    // Action
    box.rx.sendButtonTap
      .map(Reactor.Action.post)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    box.rx.sendButtonTap
      .map { _ in "" }
      .bind(to: box.rx.text)
      .disposed(by: disposeBag)

    // State
    reactor.state.map { $0.comments }
      .bind(to: list.rx.items(cellIdentifier: "cell")) { _, comment, cell in
        cell.textLabel?.text = comment
      }
      .disposed(by: disposeBag)

    reactor.state.map { !$0.isLocked }
      .bind(to: box.sendButton.rx.isEnabled)
      .disposed(by: disposeBag)
  }
}
