import HeadlessViews
import Testing

@MainActor @Suite struct GesturingTests {
  @Test func `a control that is hidden or disabled refuses all gestures, hidden first`() {
    #expect(throws: GestureRefusal.disabled) {
      let button = Button()
      button.isEnabled = false
      try button.perform(.tap)
    }
    #expect(throws: GestureRefusal.impossible("it is hidden")) {
      let button = Button()
      button.isHidden = true
      button.isEnabled = false
      try button.perform(.tap)
    }
  }

  @Test(arguments: [true, false])
  func `a refused gesture changes nothing and tells nobody`(isHidden: Bool) {
    let (toggle, field, list) = (Switch(), TextField("a"), ListView())
    let (search, refresh, stack) = (SearchBar("b"), RefreshControl(), NavigationStack())
    let watch = Watch()
    for control in [toggle, field, list, search, refresh, stack.view!] {
      if isHidden { control.isHidden = true } else { control.isEnabled = false }
      watch.follow(control, as: "control")
    }
    let refusal = isHidden ? GestureRefusal.impossible("it is hidden") : .disabled
    #expect(throws: refusal) { try toggle.perform(.toggle) }
    for gesture in [TextField.Gesture.type("x"), .clear, .submit] {
      #expect(throws: refusal) { try field.perform(gesture) }
    }
    for gesture in [SearchBar.Gesture.type("x"), .clear, .search, .cancel] {
      #expect(throws: refusal) { try search.perform(gesture) }
    }
    #expect(throws: refusal) { try list.perform(.scroll(0)) }
    #expect(throws: refusal) { try refresh.perform(.pull) }
    #expect(throws: refusal) { try stack.perform(.back) }
    #expect(watch.lines == [])
  }

  @Test func `gestures are decoded as actions are`() throws {
    #expect(try ScriptLine.decode(Button.Gesture.self, "tap") == .tap)
    #expect(try ScriptLine.decode(Switch.Gesture.self, "toggle") == .toggle)
    #expect(try ScriptLine.decode(RefreshControl.Gesture.self, "pull") == .pull)
    #expect(try ScriptLine.decode(NavigationStack.Gesture.self, "back") == .back)
    #expect(try ScriptLine.decode(TextField.Gesture.self, "type", ["_0": "swift"]) == .type("swift"))
    #expect(try ScriptLine.decode(TextField.Gesture.self, "submit") == .submit)
    #expect(try ScriptLine.decode(SearchBar.Gesture.self, "search") == .search)
    #expect(try ScriptLine.decode(ListView.Gesture.self, "scroll", ["_0": 20.5]) == .scroll(20.5))
    #expect(try ScriptLine.decode(ListView.Gesture.self, "scrollToEnd") == .scrollToEnd)
    #expect(try ScriptLine.decode(ListView.Gesture.self, "select", ["_0": 2]) == .select(2))
    #expect(
      try ScriptLine.decode(ListView.Gesture.self, "selectRow", ["_0": 2, "section": 1]) == .selectRow(2, section: 1))
  }
}
