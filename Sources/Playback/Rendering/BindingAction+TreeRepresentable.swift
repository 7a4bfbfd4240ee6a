import JSONValues
import ObservableStates
import StateBindings

extension BindingAction: TreeRepresentable {
  /// The field by its name, with the value that it is set to: `{"name":"Ada"}`, `{"address.city":"London"}`; a place
  /// that is no observed field and got no name is `_`.
  public var tree: JSONValue {
    let field = (Root.self as? any ObservableState.Type).flatMap { fieldName(in: $0, below: nil) }
    return .object([JSONValue.Member(name ?? field ?? "_", JSONValue(reflectingAny: value))])
  }

  private func fieldName<State: ObservableState>(in state: State.Type, below path: AnyKeyPath?) -> String? {
    for field in state._$observedFields {
      guard let place = path == nil ? field.place : path?.appending(path: field.place) else { continue }
      if place == keyPath { return field.name }
      guard let part = type(of: place).valueType as? any ObservableState.Type else { continue }
      if let rest = fieldName(in: part, below: place) { return "\(field.name).\(rest)" }
    }
    return nil
  }
}
