import StateBindings
import Testing

@Suite struct BindingTests {
  private struct Form {
    var name = ""
    var count = 0
  }

  private final class Model { var form = Form() }

  @Test func `a binding reads and sets what lies elsewhere`() {
    let model = Model()
    @Binding(get: { model.form }, set: { model.form = $0 }) var form
    $form.count.wrappedValue = 4
    #expect(model.form.count == 4)
    form.name = "Ada"
    #expect(model.form.name == "Ada")
  }

  @Test func `a constant binding keeps its value when it is set`() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }
}
