import JSONValues
import ObservableStates

extension BindingAction: TreeRepresentable {
  /// The field by its name, with the value that it is set to: `{"name":"Ada"}`; a place that is no observed field is `_`.
  public var tree: JSONValue {
    func open<State: ObservableState>(_ state: State.Type) -> String? {
      state._$observedFields.first { $0.place == keyPath }?.name
    }
    var objects = EnclosingObjects()
    let name = (Root.self as? any ObservableState.Type).flatMap { open($0) }
    return .object([JSONValue.Member(name ?? "_", JSONValue(reflectingAny: value, inside: &objects))])
  }
}
