import JSONValues
import Timelines

extension StateChange {
  /// What the change led to: the new value, or where a moved element came from.
  var outcome: JSONValue? { origin.map(JSONValue.string) ?? new }
}
