import ActionScripts
import JSONValues
import Timelines

/// An action of a script, decoded and ready to be sent, with its name and tree for the timeline.
class PreparedAction {
  /// The name and the value in timelines.
  final let named: NamedValue
  /// Whether sending the same value again equals decoding it again: nothing in the value ever changes.
  let isReusable: Bool
  /// The call that it was prepared from; nil unless it may be prepared again with another payload.
  final var call: ActionCall?

  init(_ named: NamedValue, isReusable: Bool) {
    self.named = named
    self.isReusable = isReusable
  }

  /// The name in timelines.
  final var name: String { named.name }
  /// The value in timelines.
  final var tree: JSONValue { named.value }

  /// Returns an action with the same value, which timelines show as another action.
  func shown(as other: PreparedAction) -> PreparedAction { preconditionFailure("an action has a value") }
}

/// A prepared action with its value.
final class PreparedActionValue<Action>: PreparedAction {
  let value: Action

  /// - Parameter name: The name in timelines; by default the one that its type gives.
  init(_ value: Action, name: String? = nil) {
    self.value = value
    let reader = NamedReader(Action.self)
    let (ownName, tree) = withUnsafePointer(to: value) { (reader.name(at: $0), reader.tree(at: $0)) }
    super.init(NamedValue(name ?? ownName, tree), isReusable: TreeReader.isFixed(value))
  }

  private init(_ value: Action, _ named: NamedValue, isReusable: Bool) {
    self.value = value
    super.init(named, isReusable: isReusable)
  }

  override func shown(as other: PreparedAction) -> PreparedAction {
    PreparedActionValue(value, other.named, isReusable: isReusable)
  }
}
