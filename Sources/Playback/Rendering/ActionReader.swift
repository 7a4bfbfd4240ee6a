import ComposableStores
import JSONValues
import TypeLayouts

/// Reads the names and the trees of actions of composable stores. The name of a child's action begins with the way to
/// the child: `login.setName`.
final class ActionReader {
  private let reader: NamedReader

  init<Action>(_ type: Action.Type) { reader = NamedReader(type) }

  /// The name of the action.
  func name(at address: UnsafeRawPointer) -> String {
    let action = reader.box(at: address)
    if !Reflection.knowsTypes { refuseHiddenNames(of: action) }
    return ActionName.of(action)
  }

  /// Checks the action, its payload, the payload of that and so on, and refuses the first one that hides the name of
  /// its case.
  private func refuseHiddenNames(of action: Any) {
    var next: Any? = action
    while let value = next, case let mirror = Mirror(reflecting: value), mirror.displayStyle == .enum,
      !MirrorTree.isRefused(value)
    {
      next = mirror.children.first?.value
    }
  }

  /// The tree of the action.
  func tree(at address: UnsafeRawPointer) -> JSONValue { reader.tree(at: address) }
}
