import ObservableStates
import Testing

@Suite struct ObservedFieldTests {
  @Test func `a field knows its place`() {
    let field = ObservedField<Form>("count", \.count) { $0.count }
    #expect(field.name == "count")
    #expect(field.place == \Form.count)
  }

  @Test func `a text differs in its bytes`() {
    #expect(_$differ("\u{E9}", "e\u{301}"))
    #expect(_$differ("\u{E9}" as String?, "e\u{301}"))
    #expect(_$differ(nil, "e\u{301}" as String?))
    #expect(!_$differ("\u{E9}", "\u{E9}"))
    #expect(!_$differ(nil as String?, nil))
    #expect(_$differ(1, 2) && !_$differ(1, 1))
  }
}
