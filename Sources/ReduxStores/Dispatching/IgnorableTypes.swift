/// Remembers which types of actions are ignorable: a cast for each action would cost more than most reducers.
final class IgnorableTypes {
  @exclusivity(unchecked) private var known: [ObjectIdentifier: Bool] = [:]
  @exclusivity(unchecked) private var lastType: ObjectIdentifier?
  @exclusivity(unchecked) private var isLastIgnorable = false

  func contain(_ action: any Action) -> Bool {
    let type = ObjectIdentifier(type(of: action))
    if type == lastType { return isLastIgnorable }
    isLastIgnorable = known[type] ?? learn(action, type)
    lastType = type
    return isLastIgnorable
  }

  private func learn(_ action: any Action, _ type: ObjectIdentifier) -> Bool {
    let isIgnorable = action is any IgnorableAction
    known[type] = isIgnorable
    return isIgnorable
  }
}
