import ExactStrings
import JSONValues

/// The changes from one state to the next while they are found.
///
/// A list that is begun again writes over its earlier changes: to release a change and to make another one takes longer
/// than to find it.
package struct ChangeList {
  private var changes: [StateChange] = []
  /// The number of changes that belong to the list; the others are from before it was begun again.
  private var count = 0

  /// Whether the list has one replacement without values for each change in a field of the state.
  package let tellsFieldsOnly: Bool

  /// Creates an empty list.
  /// - Parameter tellsFieldsOnly: Whether only the changed fields of the state matter. Changes within a field are not
  ///   searched for then, and values are left out.
  package init(tellsFieldsOnly: Bool = false) { self.tellsFieldsOnly = tellsFieldsOnly }

  /// Begins an empty list.
  package mutating func begin() { count = 0 }

  /// Returns the changes of the list, in the order in which they were added.
  package mutating func finish() -> [StateChange] {
    dropEarlier()
    return changes
  }

  /// Calls `body` with the changes of the list, which are lent without counting references.
  package mutating func lend(_ body: ([StateChange]) -> Void) {
    dropEarlier()
    body(changes)
  }

  @inline(__always)
  private mutating func dropEarlier() {
    if changes.count > count { changes.removeSubrange(count...) }
  }

  /// Adds a change.
  package mutating func append(_ change: StateChange) {
    if count < changes.count { changes[count] = change } else { changes.append(change) }
    count += 1
  }

  /// Adds the replacement of a value in a state; an empty `path` is the root of the state.
  package mutating func appendReplacement(
    at path: String, of old: consuming JSONValue, by new: consuming JSONValue
  ) {
    // Another variable for either path would count references.
    if path.isEmpty { return appendReplacement(at: ".", of: old, by: new) }
    if tellsFieldsOnly { return append(path) }
    if count < changes.count {
      changes[count].become(.replace, path: path, old: old, new: new)
      count += 1
    } else {
      append(StateChange(.replace, path: path, old: old, new: new))
    }
  }

  /// Adds the replacement of a value in a field, without the values.
  package mutating func append(_ path: String) {
    if count < changes.count {
      changes[count].become(.replace, path: path, old: nil, new: nil)
      count += 1
    } else {
      append(StateChange(.replace, path: path, old: nil, new: nil))
    }
  }
}

extension StateChange {
  /// Becomes another change in the place of this one.
  @inline(__always)
  fileprivate mutating func become(
    _ kind: Kind, path: String, old: consuming JSONValue?, new: consuming JSONValue?
  ) {
    self.kind = kind
    // The same field often changes again.
    if !self.path.isStored(as: path) { self.path = path }
    self.old = old
    self.new = new
    if origin != nil { origin = nil }
  }
}
