import ObservableStates
import Testing

@Suite struct BindingActionTreeRepresentableTests {
  @ObservableState struct Address { var city = "" }

  @ObservableState struct Form {
    var address = Address()
    var name = ""
    var sizes = [1]
    @ObservableStateIgnored var cache = 0
  }

  private struct Plain { var name = "" }

  @Test func `a binding action shows the field by its name with the value`() {
    #expect(tree(BindingAction.set(\Form.name, "Ada")) == #"{"name":"Ada"}"#)
    #expect(tree(BindingAction.set(\Form.sizes, [1, 2])) == #"{"sizes":[1,2]}"#)
    #expect(tree(BindingAction.set(\Form.address.city, "London")) == #"{"address.city":"London"}"#)
  }

  @Test
  func `a binding action on a place that is no observed field shows the value without a name, or with a given one`() {
    #expect(tree(BindingAction.set(\Form.cache, 3)) == #"{"_":3}"#)
    #expect(tree(BindingAction.set(\Form.sizes[0], 3)) == #"{"_":3}"#)
    #expect(tree(BindingAction.set(\Plain.name, "Ada")) == #"{"_":"Ada"}"#)
    #expect(tree(BindingAction.set(\Plain.name, "Ada").named("name")) == #"{"name":"Ada"}"#)
  }
}
