import ComposableStores
import Testing

@Suite struct DumpMemberTests {
  @propertyWrapper struct Own<Value> {
    private var _wrappedValue: Value
    init(wrappedValue: Value) { _wrappedValue = wrappedValue }
    var wrappedValue: Value {
      get { _wrappedValue }
      set { _wrappedValue = newValue }
    }
  }

  struct State {
    @Own var name: String? = nil
    lazy var total = 1
    var _count = 2
    var `default` = 3
  }

  @Test func `members have the names of the source`() {
    var state = State()
    #expect(ValueDump.text(of: state) == "State(\n  name: nil,\n  total: nil,\n  _count: 2,\n  default: 3\n)")
    state.name = "a"
    _ = state.total
    #expect(ValueDump.text(of: state) == "State(\n  name: \"a\",\n  total: 1,\n  _count: 2,\n  default: 3\n)")
  }
}
