import ExactStrings
import JSONValues

extension StateChange {
  /// Returns the changes from one state to the next.
  ///
  /// Members of objects come in the order of the new value, removed ones after them. Arrays are compared as sequences:
  /// an element that is in both stays or moves, and so does one with an `id` even where the rest of it changed. Other
  /// elements at the same place among those that stayed are replaced in pairs, and the rest is removed and added. A
  /// removed element has its index in the old array, and every other one its index in the new one. Two objects without
  /// a common key (an enum that changed its case) are replaced as a whole. Members that only changed places are no
  /// change.
  public static func between(_ old: JSONValue, _ new: JSONValue) -> [StateChange] {
    var changes = ChangeList()
    compare(old, new, at: "", into: &changes)
    return changes.finish()
  }

  /// Adds the changes from one value in a state to the next; an empty `path` is the root of the state.
  package static func compare(_ old: JSONValue, _ new: JSONValue, at path: String, into changes: inout ChangeList) {
    if changes.tellsFieldsOnly, !path.isEmpty {
      if !old.isSame(as: new) { changes.append(path) }
      return
    }
    switch (old, new) {
    case (.object(let before), .object(let after)):
      if !compareMembers(before, after, at: path, into: &changes) {
        changes.appendReplacement(at: path, of: old, by: new)
      }
    case (.array(let before), .array(let after)):
      compareElements(before, after, of: path, into: &changes)
    default:
      if !old.isSame(as: new) {
        changes.appendReplacement(at: path, of: old, by: new)
      }
    }
  }

  /// Replaces a value in a state, and adds the changes.
  @inline(__always)
  package static func replace(
    _ value: inout JSONValue, by new: JSONValue, at path: String, into changes: inout ChangeList
  ) {
    if value.isSame(as: new) { return }
    switch (value, new) {
    case (.array, .array), (.object, .object):
      compare(value, new, at: path, into: &changes)
      value = new
    default:
      let old = exchange(&value, with: new)
      changes.appendReplacement(at: path, of: old, by: new)
    }
  }

  @inline(__always)
  private static func exchange(_ value: inout JSONValue, with new: JSONValue) -> JSONValue {
    var old = new
    swap(&value, &old)
    return old
  }

  /// Compares the members of two objects. Returns false, and adds nothing, if the objects have nothing in common.
  private static func compareMembers(
    _ before: [JSONValue.Member], _ after: [JSONValue.Member], at path: String, into changes: inout ChangeList
  ) -> Bool {
    let common = min(before.count, after.count)
    var index = 0
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        while index < common, before[index].key == after[index].key {
          compareMember(before[index].value, after[index].value, key: after[index].key, of: path, into: &changes)
          index &+= 1
        }
      }
    }
    if index == before.count && index == after.count { return true }
    return compareUnordered(before[index...], after[index...], hasCommonKey: index > 0, at: path, into: &changes)
  }

  @inline(__always)
  private static func compareMember(
    _ old: JSONValue, _ new: JSONValue, key: String, of path: String, into changes: inout ChangeList
  ) {
    if old.isSame(as: new) { return }
    compare(old, new, at: join(path, key), into: &changes)
  }

  private static func compareUnordered(
    _ before: ArraySlice<JSONValue.Member>, _ after: ArraySlice<JSONValue.Member>, hasCommonKey: Bool, at path: String,
    into changes: inout ChangeList
  ) -> Bool {
    let places = Dictionary(
      before.indices.map { (ExactString(before[$0].key), $0) }, uniquingKeysWith: { _, last in last })
    var kept = Set<Int>()
    let counterparts = after.map { member in
      let place = places[member.key]
      if let place { kept.insert(place) }
      return place
    }
    if kept.isEmpty && !hasCommonKey && !before.isEmpty && !after.isEmpty { return false }
    for (member, place) in zip(after, counterparts) {
      if let place {
        compareMember(before[place].value, member.value, key: member.key, of: path, into: &changes)
      } else {
        changes.append(StateChange(.add, path: join(path, member.key), old: nil, new: member.value))
      }
    }
    for index in before.indices where !kept.contains(index) {
      changes.append(StateChange(.remove, path: join(path, before[index].key), old: before[index].value, new: nil))
    }
    return true
  }

  /// Adds the changes from one array to the next.
  /// - Parameter first: The number of elements before these ones, which are the same in both arrays.
  package static func compareElements(
    _ before: [JSONValue], _ after: [JSONValue], from first: Int = 0, of path: String,
    into changes: inout ChangeList
  ) {
    let common = min(before.count, after.count)
    var start = 0
    while start < common, before[start].isSame(as: after[start]) { start += 1 }
    var tail = 0
    while tail < common - start, before[before.count - 1 - tail].isSame(as: after[after.count - 1 - tail]) { tail += 1 }
    let (oldEnd, newEnd) = (before.count - tail, after.count - tail)
    let replaced = min(oldEnd, newEnd) - start
    // A single element, or elements on one side only, can have no other counterparts.
    if replaced > 1 || replaced == 1 && (oldEnd - start > 1 || newEnd - start > 1 || before[start].identity != nil) {
      let rows = RowAlignment(before[start..<oldEnd], after[start..<newEnd])
      return add(rows, of: before, after, from: first, of: path, into: &changes)
    }
    for index in start..<start + replaced {
      compare(before[index], after[index], at: join(path, "\(first + index)"), into: &changes)
    }
    for index in start + replaced..<max(newEnd, start + replaced) {
      changes.append(StateChange(.add, path: join(path, "\(first + index)"), old: nil, new: after[index]))
    }
    for index in start + replaced..<max(oldEnd, start + replaced) {
      changes.append(StateChange(.remove, path: join(path, "\(first + index)"), old: before[index], new: nil))
    }
  }

  private static func add(
    _ rows: RowAlignment, of before: [JSONValue], _ after: [JSONValue], from first: Int, of path: String,
    into changes: inout ChangeList
  ) {
    for move in rows.moves {
      changes.append(StateChange(movedFrom: join(path, "\(first + move.old)"), to: join(path, "\(first + move.new)")))
    }
    for pair in rows.pairs where !before[pair.old].isSame(as: after[pair.new]) {
      compare(before[pair.old], after[pair.new], at: join(path, "\(first + pair.new)"), into: &changes)
    }
    for index in rows.added {
      changes.append(StateChange(.add, path: join(path, "\(first + index)"), old: nil, new: after[index]))
    }
    for index in rows.removed {
      changes.append(StateChange(.remove, path: join(path, "\(first + index)"), old: before[index], new: nil))
    }
  }

  /// Returns the path of a member of the value at `path`.
  package static func join(_ path: String, _ key: String) -> String {
    let segment = StatePath.Segment.key(key).text
    return path.isEmpty ? segment : path + "." + segment
  }
}

extension JSONValue {
  /// Returns equality, looking at the most common kinds first, without the generic witness.
  @inline(__always)
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.integer(let mine), .integer(let theirs)): mine == theirs
    // Equal strings may be spelled with different scalars, which a reader of bytes sees.
    case (.string(let mine), .string(let theirs)): mine == theirs && mine.utf8.count == theirs.utf8.count
    case (.bool(let mine), .bool(let theirs)): mine == theirs
    case (.null, .null): true
    default: self == other
    }
  }
}
