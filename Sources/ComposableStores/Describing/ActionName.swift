/// The names of actions: the name of the case, or of the type if the action is not an enum.
///
/// Actions of children are wrapped in actions of their parents. If the only payload of a case is such an enum, its case
/// is a part of the name: `login.setName`. Enums of raw values and errors count as values, not as actions.
package enum ActionName {
  /// Returns the name of an action.
  package static func of(_ action: Any) -> String {
    guard let own = EnumCaseName.ofDynamicType(action)?.string else {
      return _typeName(type(of: action), qualified: false)
    }
    guard let payload = Mirror(reflecting: action).children.first?.value, isAction(payload) else { return own }
    return own + "." + of(payload)
  }

  private static func isAction(_ payload: Any) -> Bool {
    !(payload is any RawRepresentable) && !(payload is any Error) && Mirror(reflecting: payload).displayStyle == .enum
  }
}
