import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct TextViewTests {
  private let history = History()
  private let view = TextView("a")

  @Test func `users type, clear and leave, each of which is told`() throws {
    _ = view.rx.text.orEmpty.write(to: history)
    _ = view.rx.didBeginEditing.map { "begins" }.write(to: history)
    _ = view.rx.didChange.map { "changes" }.write(to: history)
    _ = view.rx.didEndEditing.map { "ends" }.write(to: history)
    try view.perform(.type("b\nc"))
    try view.perform(.clear)
    try view.perform(.leave)
    #expect(history.lines == ["a", "begins", "b\nc", "changes", "", "changes", "ends"])
    #expect(throws: GestureRefusal.impossible("it is not being edited")) { try view.perform(.leave) }
  }

  @Test func `a text that is only shown takes no gesture`() {
    view.isEditable = false
    #expect(throws: GestureRefusal.disabled) { try view.perform(.type("b")) }
    #expect(view.text == "a")
  }
}
