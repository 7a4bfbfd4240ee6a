import HeadlessViews
import Observables
import Reactors
import TestSupport
import Testing

@MainActor @Suite struct TextFieldTests {
  private let history = History()

  @Test func `users type, clear and submit`() throws {
    let field = TextField("a")
    _ = field.rx.controlEvent(.editingDidBegin).map { "begin" }.write(to: history)
    _ = field.rx.controlEvent(.editingChanged).map { "change" }.write(to: history)
    _ = field.rx.controlEvent(.editingDidEndOnExit).map { "return" }.write(to: history)
    _ = field.rx.controlEvent(.editingDidEnd).map { "end" }.write(to: history)
    try field.perform(.type("b"))
    #expect(field.text == "b" && field.isEditing)
    try field.perform(.clear)
    #expect(field.text == "")
    try field.perform(.submit)
    #expect(!field.isEditing)
    try field.perform(.submit)
    #expect(history.lines == ["begin", "change", "change", "return", "end", "begin", "return", "end"])
  }

  @Test func `a text that is typed again is told again`() throws {
    let field = TextField()
    _ = field.rx.text.orEmpty.changed.write(to: history)
    try field.perform(.type("a"))
    try field.perform(.type("a"))
    #expect(history.lines == ["a", "a"])
  }

  @Test
  func `RK-23: a view of the program's own has a control event made of its controls, which a page binds`() throws {
    let page = ChatViewController()
    let reactor = ChatViewReactor()
    page.reactor = reactor
    try page.messageInputView.textField.perform(.type("hi"))
    #expect(reactor.currentState.messages == [])
    try page.messageInputView.sendButton.perform(.tap)
    try page.messageInputView.textField.perform(.type("there"))
    page.messageInputView.sendButton.sendActions(for: .touchUpInside)
    #expect(reactor.currentState.messages == ["hi", "there"])
    #expect(shown(page.tableView) == "rows: [hi, there], selectedRows: [], contentOffset: 0.0")
  }
}
