import ComposableStores
import JSONValues
import TypeLayouts

/// How the actions of composable stores are called, and what they look like; those of children by the way to them:
/// `login.setName`.
final class ActionReader {
  private let reader: NamedReader

  init<Action>(_ type: Action.Type) { reader = NamedReader(type) }

  /// What the action is called.
  func name(at address: UnsafeRawPointer) -> String {
    let action = reader.box(at: address)
    if !Reflection.knowsTypes { refuseHiddenNames(of: action) }
    return ActionName.of(action)
  }

  /// Asks the action, its payload, the payload of that and so on whether they hide the names of their cases.
  private func refuseHiddenNames(of action: Any) {
    var next: Any? = action
    while let value = next, case let mirror = Mirror(reflecting: value), mirror.displayStyle == .enum,
      !MirrorTree.isRefused(value)
    {
      next = mirror.children.first?.value
    }
  }

  /// What the action looks like.
  func tree(at address: UnsafeRawPointer) -> JSONValue { reader.tree(at: address) }
}
