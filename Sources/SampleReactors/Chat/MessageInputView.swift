import HeadlessViews
import Observables

/// A field with a button beside it, which other views use as one control, like a button (RK-23).
final class MessageInputView: Control {
  let textField = TextField()
  let sendButton = Button()
  /// The text of the field, bound both ways; text that the program sets is not reported as typed (MV-01).
  fileprivate let draft = BehaviorRelay(value: "")
  private let disposeBag = DisposeBag()

  override init() {
    super.init()
    textField.rx.text.orEmpty.bind(to: draft).disposed(by: disposeBag)
    draft.bind(to: textField.rx.text.orEmpty).disposed(by: disposeBag)
  }
}

extension Reactive where Base: MessageInputView {
  /// Sends the text at each tap, unless it is empty.
  var sendButtonTap: ControlEvent<String> {
    let source = base.sendButton.rx.tap.withLatestFrom(base.draft).filter { !$0.isEmpty }
    return ControlEvent(events: source)
  }

  /// The text of the field.
  var text: ControlProperty<String> {
    ControlProperty(values: base.draft, valueSink: Binder(base) { view, text in view.draft.accept(text) })
  }
}
