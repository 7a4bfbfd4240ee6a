import HeadlessViews
import Observables

/// A field with a button beside it: to those who use it one control, as a button is (RK-23).
final class MessageInputView: Control {
  let textField = TextField()
  let sendButton = Button()
  /// What the field shows, whoever wrote it: it is bound both ways, and what comes from here is not told as typed (MV-01).
  fileprivate let draft = BehaviorRelay(value: "")
  private let disposeBag = DisposeBag()

  override init() {
    super.init()
    textField.rx.text.orEmpty.bind(to: draft).disposed(by: disposeBag)
    draft.bind(to: textField.rx.text.orEmpty).disposed(by: disposeBag)
  }
}

extension Reactive where Base: MessageInputView {
  /// The text that is to be sent, at each tap while there is one.
  var sendButtonTap: ControlEvent<String> {
    let source = base.sendButton.rx.tap.withLatestFrom(base.draft).filter { !$0.isEmpty }
    return ControlEvent(events: source)
  }

  /// The text of the field.
  var text: ControlProperty<String> {
    ControlProperty(values: base.draft, valueSink: Binder(base) { view, text in view.draft.accept(text) })
  }
}
