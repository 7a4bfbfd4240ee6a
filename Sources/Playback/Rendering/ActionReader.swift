import ComposableStores
import JSONValues

/// How the actions of composable stores are called, and what they look like; those of children by the way to them:
/// `login.setName`.
final class ActionReader {
  private let reader: NamedReader

  init<Action>(_ type: Action.Type) { reader = NamedReader(type) }

  /// What the action is called.
  func name(at address: UnsafeRawPointer) -> String { ActionName.of(reader.box(at: address)) }

  /// What the action looks like.
  func tree(at address: UnsafeRawPointer) -> JSONValue { reader.tree(at: address) }
}
