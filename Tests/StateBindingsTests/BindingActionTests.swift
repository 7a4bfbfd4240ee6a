import StateBindings
import Testing

@Suite struct BindingActionTests {
  private struct Plain {
    var work: () -> Void = {}
    var name = ""
    var count = 0
  }

  @Test func `a binding action sets its field`() {
    var plain = Plain()
    BindingAction.set(\Plain.name, "Ada").apply(to: &plain)
    #expect(plain.name == "Ada")
  }

  @Test func `actions are equal when they set a field to equal values`() {
    #expect(BindingAction.set(\Plain.name, "a") == .set(\Plain.name, "a"))
    #expect(BindingAction.set(\Plain.name, "a") != .set(\Plain.name, "b"))
    let action = BindingAction.set(\Plain.work, {})
    #expect(action != action)
  }

  @Test func `an action matches its field`() {
    let action = BindingAction.set(\Plain.count, 1)
    #expect(\Plain.count ~= action)
    #expect(!(\Plain.name ~= action))
    #expect(action.keyPath == \Plain.count)
    #expect(action.value as? Int == 1)
  }
}
