import HeadlessViews
import Observables
import Testing

@testable import SampleReactors

@MainActor @Suite struct MessageInputViewTests {
  @Test func `MV-01: the field is bound both ways, and what the program writes is not told as typed`() throws {
    let view = MessageInputView()
    var typed: [String?] = []
    let typing = view.textField.rx.text.changed.subscribe(onNext: { typed.append($0) })
    var sent: [String] = []
    let sending = view.rx.sendButtonTap.subscribe(onNext: { sent.append($0) })
    try view.textField.perform(.type("a"))
    view.rx.text.onNext("b")
    #expect(view.textField.text == "b")
    try view.sendButton.perform(.tap)
    view.rx.text.onNext("")
    try view.sendButton.perform(.tap)
    #expect(typed == ["a"])
    #expect(sent == ["b"])
    typing.dispose()
    sending.dispose()
  }

  @Test func `the view is released although its button was observed`() {
    weak var view: MessageInputView?
    do {
      let strong = MessageInputView()
      _ = strong.rx.sendButtonTap.subscribe()
      view = strong
    }
    #expect(view == nil)
  }
}
