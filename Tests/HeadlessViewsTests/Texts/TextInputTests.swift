import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct TextInputTests {
  private let history = History()

  @Test func `RX-15: a text is told at subscription and when a user changes it, not when the program sets it`() throws {
    let field = TextField("a")
    _ = field.rx.text.map { $0 ?? "nil" }.write(to: history)
    _ = field.rx.value.changed.map { $0 ?? "nil" }.write(to: history, "changed")
    try field.perform(.type("b"))
    field.text = "x"
    _ = Observable.just("y").bind(to: field.rx.text)
    #expect(field.text == "y")
    try field.perform(.submit)
    try field.perform(.type("c"))
    #expect(history.lines == ["a", "b", "changed: b", "c", "changed: c"])
  }

  @Test func `RX-15: nil is the empty text`() {
    let field = TextField()
    #expect(field.text == "")
    _ = field.rx.text.orEmpty.write(to: history)
    _ = Observable.just("a").bind(to: field.rx.text.orEmpty)
    #expect(field.text == "a")
    field.text = nil
    #expect(field.text == "")
    #expect(history.lines == [""])
  }

  @Test func `MV-01: a text that is bound to a subject both ways comes to rest`() throws {
    let field = TextField()
    let name = BehaviorRelay(value: "ada")
    _ = name.bind(to: field.rx.text)
    _ = field.rx.text.orEmpty.skip(1).bind(to: name)
    let watch = Watch()
    watch.follow(field, as: "field")
    _ = name.write(to: history)
    #expect(field.text == "ada")
    try field.perform(.type("x"))
    #expect(name.value == "x")
    name.accept("y")
    #expect(field.text == "y")
    #expect(history.lines == ["ada", "x", "y"])
    #expect(
      watch.lines == [
        "field: text: ada, placeholder: nil, isEditing: true", "field: text: x, placeholder: nil, isEditing: true",
        "field: text: y, placeholder: nil, isEditing: true",
      ])
  }

  @Test func `an input shows its text, what stands in for it and whether it is edited`() {
    let watch = Watch()
    let field = TextField("a", placeholder: "name")
    watch.follow(field, as: "field")
    field.text = "b"
    field.placeholder = nil
    field.becomeFirstResponder()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(
      watch.lines == [
        "field: text: b, placeholder: name, isEditing: false", "field: text: b, placeholder: nil, isEditing: false",
        "field: text: b, placeholder: nil, isEditing: true", "field: text: b, placeholder: nil, isEditing: false",
      ])
  }

  @Test func `the beginning and the end of editing are told once each`() {
    let field = TextField()
    _ = field.rx.controlEvent(.editingDidBegin).map { "begin" }.write(to: history)
    _ = field.rx.controlEvent(.editingDidEnd).map { "end" }.write(to: history)
    #expect(field.becomeFirstResponder() && field.becomeFirstResponder())
    #expect(field.resignFirstResponder() && field.resignFirstResponder())
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    field.isEnabled = true
    field.isHidden = true
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    #expect(history.lines == ["begin", "end"])
  }
}
