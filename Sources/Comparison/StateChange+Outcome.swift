import JSONValues
import Timelines

extension StateChange {
  /// The result of the change: the new value, or the origin of a moved element.
  var outcome: JSONValue? { origin.map(JSONValue.string) ?? new }
}
