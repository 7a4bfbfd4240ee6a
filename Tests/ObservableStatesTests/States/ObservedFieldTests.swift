import ObservableStates
import Testing

@Suite struct ObservedFieldTests {
  @Test func aFieldKnowsItsPlace() {
    let field = ObservedField<Form>("count", \.count) { $0.count }
    #expect(field.name == "count")
    #expect(field.place == \Form.count)
  }
}
