import JSONValues
import Timelines

/// An architecture behind one small face: what a player needs to play a script through it.
///
/// A target tells its observer what happens inside, in order, while it happens.
class Target {
  /// Hears what happens inside.
  weak var observer: (any TargetObserver)?

  /// The state now, as a tree.
  var state: JSONValue { preconditionFailure("a target has a state") }

  /// How many actions have effects that have not ended.
  var effectsInFlight: Int { preconditionFailure("a target counts effects") }

  /// Starts the streams; states that come by themselves are told from now on.
  func start() { preconditionFailure("a target starts") }

  /// Sends an action that the entry of this target has prepared.
  func send(_ action: PreparedAction) { preconditionFailure("a target takes actions") }

  /// Stops everything for good: nothing is told any more.
  func halt() { preconditionFailure("a target halts") }
}

/// Hears what happens inside a target.
protocol TargetObserver: AnyObject {
  /// An action is processed. `prepared` is nil for one that came from inside; then `value` is read for its name and tree.
  func targetProcesses<Action>(_ value: Action, prepared: PreparedAction?)
  func targetReduces<Mutation>(_ mutation: Mutation)
  /// A state was published, with the pulses that were assigned since the one before it.
  func targetPublishes(_ state: JSONValue, pulses: [PulseReading])
  func targetSwallows(_ error: any Error, action: String?)
  func targetTerminates(_ error: (any Error)?)
}

/// An action of a script, decoded and ready to be sent, with what a timeline shows of it.
class PreparedAction {
  let name: String
  let tree: JSONValue
  /// Whether sending the same value again is the same as decoding it again: it shares nothing.
  let isReusable: Bool

  init(name: String, tree: JSONValue, isReusable: Bool) {
    self.name = name
    self.tree = tree
    self.isReusable = isReusable
  }
}

/// The name and the tree of an action or mutation: an enum's case and its payloads, or the type's name and its fields.
func namedTree<Value>(of value: Value) -> (name: String, tree: JSONValue) {
  let tree = JSONValue(reflecting: value)
  if let name = caseName(of: value) { return (name, tree) }
  return (_typeName(Value.self, qualified: false), tree)
}

/// The name that `namedTree` finds, without the tree.
func shownName<Value>(of value: Value) -> String {
  caseName(of: value) ?? _typeName(Value.self, qualified: false)
}
