import ComposableStores
import JSONValues

/// How the actions of composable stores are called, and what they look like; those of children by the way to them:
/// `login.setName`.
final class ActionReader {
  private let reader: NamedReader
  /// The cases that wrap no other action, by their names. To find out is the costly part.
  private var plain: Set<String> = []

  init<Action>(_ type: Action.Type) { reader = NamedReader(type) }

  /// What the action is called.
  func name(at address: UnsafeRawPointer) -> String {
    let own = reader.name(at: address)
    if plain.contains(own) { return own }
    let whole = ActionName.of(reader.box(at: address))
    if whole == own { plain.insert(own) }
    return whole
  }

  /// What the action looks like.
  func tree(at address: UnsafeRawPointer) -> JSONValue { reader.tree(at: address) }
}
