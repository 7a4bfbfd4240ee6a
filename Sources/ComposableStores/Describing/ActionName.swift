/// What an action is called: the name of its case, or of its type if it is no enum.
///
/// Actions of children are wrapped into actions of their parents. Where the only payload of a case is such an enum, its case
/// belongs to the name: `login.setName`. An enum of raw values and an error are values and no actions.
package enum ActionName {
  /// The name of an action.
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
