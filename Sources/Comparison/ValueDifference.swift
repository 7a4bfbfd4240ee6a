import ExactStrings
import JSONValues
import Timelines

/// A value that differs between the two frames of a difference.
package struct ValueDifference: Hashable, Sendable {
  /// The path of the value in the state, the request, the value of the pulse, the content of the view ...
  package let path: String
  /// The expected value; nil if there should be none.
  package let expected: JSONValue?
  /// The actual value; nil if there is none.
  package let actual: JSONValue?

  /// Creates a difference between two values at a path.
  package init(path: String, expected: JSONValue?, actual: JSONValue?) {
    self.path = path
    self.expected = expected
    self.actual = actual
  }

  /// The relation of the values if their texts do not show it: `string, not number`, `missing, not null`,
  /// `equal as numbers` (1 and 1.0), `same elements, other order`; nil if the texts show it.
  package var remark: String? {
    switch (expected, actual) {
    case (.null?, nil): return "missing, not null"
    case (nil, .null?): return "null, not missing"
    case (let expected?, let actual?):
      if expected.number != nil, expected.number == actual.number { return "equal as numbers" }
      if expected.isPermutation(of: actual) { return "same elements, other order" }
      let kinds = (expected.kind(beside: actual), actual.kind(beside: expected))
      return kinds.0 == kinds.1 ? nil : "\(kinds.1), not \(kinds.0)"
    case (nil, _), (_, nil): return nil
    }
  }
}

extension Difference {
  /// The values that differ, if both frames have values of the same kind; for mutations, the values after the changes.
  package var values: [ValueDifference] {
    guard let expected, let actual else { return [] }
    return ValueDifference.all(expected, actual)
  }

  /// Whether the frames are not mutations, or are mutations that began at the same values.
  private var beginAlike: Bool {
    guard case .mutation(_, let old)? = expected?.content?.own, case .mutation(_, let new)? = actual?.content?.own
    else {
      return true
    }
    return old.count == new.count
      && zip(old, new).allSatisfy { StateChange.between($0.old ?? .null, $1.old ?? .null).isEmpty }
  }

  /// Returns remarks that the two lines alone do not show: the relations of differing values that look alike.
  package func remarks(on values: [ValueDifference]) -> [String] {
    if values.isEmpty, relation == .changed, expected?.kind == .state || expected?.kind == .mutation,
      beginAlike
    {
      return ["the same values, written in another way"]
    }
    return values.compactMap { value in value.remark.map { "\(value.path): \($0)" } }
  }
}

extension ValueDifference {
  /// Returns the values that differ between two frames; none if the frames are of different kinds.
  static func all(_ expected: Frame, _ actual: Frame) -> [ValueDifference] {
    switch (expected.content?.fromRoot, actual.content?.fromRoot) {
    case (.state(let old)?, .state(let new)?): all(old, new)
    case (.mutation(_, let old)?, .mutation(_, let new)?): all(old, new)
    case (.pulse(_, let old)?, .pulse(_, let new)?): all(old, new)
    case (.call(_, _, let old)?, .call(_, _, let new)?): all(old, new)
    case (.emit(_, .value(let old))?, .emit(_, .value(let new))?): all(old, new)
    case (.note(_, let old)?, .note(_, let new)?): all(old, new)
    case (.action(_, let old)?, .action(_, let new)?), (.effect(_, let old, _)?, .effect(_, let new, _)?):
      all(old.tree, new.tree)
    case (.view(_, let old)?, .view(_, let new)?): all(old, new)
    case (.failure(_, _, let old)?, .failure(_, _, let new)?),
      (.error(_, let old)?, .error(_, let new)?):
      all(.string(old), .string(new))
    default: []
    }
  }

  private static func all(_ old: JSONValue, _ new: JSONValue) -> [ValueDifference] {
    var reordered: [ValueDifference] = []
    let likeOld = new.reordered(like: old, at: StatePath(), noting: &reordered)
    let changes = StateChange.between(old, likeOld)
    return changes.map { change in
      guard let origin = change.origin else {
        return ValueDifference(path: change.path, expected: change.old, actual: change.new)
      }
      return ValueDifference(path: change.path, expected: .string(origin), actual: .string(change.path))
    } + reordered
  }

  private static func all(_ old: [StateChange], _ new: [StateChange]) -> [ValueDifference] {
    let (oldRows, newRows) = (NewRows.lists(of: old), NewRows.lists(of: new))
    let bothLists = Set(oldRows.keys).intersection(newRows.keys)
    func isTold(_ change: StateChange) -> Bool { change.newRow.map { bothLists.contains($0.list) } ?? false }
    var values: [ValueDifference] = []
    var toldLists: Set<StatePath> = []
    for list in old.compactMap({ $0.newRow?.list }) where toldLists.insert(list).inserted {
      if let rows = oldRows[list], let others = newRows[list] { values += rows.differences(from: others, in: list) }
    }
    for (old, new) in old.filter({ !isTold($0) }).paired(with: new.filter { !isTold($0) }) {
      guard let path = (old ?? new)?.path, old == nil || new == nil || old?.outcome != new?.outcome else { continue }
      values.append(
        ValueDifference(
          path: path, expected: old.map(\.outcome) ?? new?.old, actual: new.map(\.outcome) ?? old?.old))
    }
    return values
  }
}

/// The rows that a mutation adds to a list, in their order. A row that is added or removed moves the later ones, so
/// rows of two mutations are compared by content and not by position.
private struct NewRows {
  private var places: [Int] = []
  private var rows: [JSONValue] = []

  /// Returns the added rows of changes, by their lists.
  static func lists(of changes: [StateChange]) -> [StatePath: NewRows] {
    var lists: [StatePath: NewRows] = [:]
    for change in changes {
      guard let (list, index) = change.newRow, let row = change.new else { continue }
      lists[list, default: NewRows()].places.append(index)
      lists[list]?.rows.append(row)
    }
    return lists
  }

  /// Returns the differences between these rows and others.
  func differences(from others: NewRows, in list: StatePath) -> [ValueDifference] {
    StateChange.between(.array(rows), .array(others.rows)).map { change in
      if let origin = change.origin {
        let (from, to) = (place(of: origin, in: list), others.place(of: change.path, in: list))
        return ValueDifference(path: to, expected: .string(from), actual: .string(to))
      }
      // A row that only this side has is named by its position here, and every other row by its position on the other
      // side.
      let isGone = change.kind == .remove && StatePath(change.path)?.segments.count == 1
      let path = (isGone ? self : others).place(of: change.path, in: list)
      return ValueDifference(path: path, expected: change.old, actual: change.new)
    }
  }

  /// Returns the path in the state for a path in the rows.
  private func place(of path: String, in list: StatePath) -> String {
    let segments = StatePath(path)?.segments ?? []
    guard case .key(let key)? = segments.first, let index = Int(key) else { return path }
    return StatePath(list.segments + [.key("\(places[index])")] + segments.dropFirst()).description
  }
}

extension StateChange {
  /// The list and the index of a whole row that the change adds.
  fileprivate var newRow: (list: StatePath, index: Int)? {
    kind == .add || kind == .replace ? StatePath(path)?.row : nil
  }
}

extension [FrameContent.Argument] {
  /// The arguments as an object, with labels or positions as keys.
  fileprivate var tree: JSONValue {
    .object(enumerated().map { JSONValue.Member($1.label ?? "\($0)", $1.value) })
  }
}

extension JSONValue {
  /// Returns the kind of the value; beside a number, the text of a string that stands for a number.
  fileprivate func kind(beside other: JSONValue) -> String {
    if case .string(let text) = self, other.kind == "number", ["NaN", "Infinity", "-Infinity"].contains(text) {
      return text
    }
    return kind
  }

  /// Returns whether both are arrays of the same elements in different orders.
  fileprivate func isPermutation(of other: JSONValue) -> Bool {
    guard case .array(let mine) = self, case .array(let theirs) = other, mine.count == theirs.count, mine != theirs
    else { return false }
    return mine.map(\.text).sorted() == theirs.map(\.text).sorted()
  }

  /// Returns the value, with every array that differs only in order put into the order of the other value; records
  /// these arrays.
  fileprivate func reordered(
    like other: JSONValue, at path: StatePath, noting places: inout [ValueDifference]
  ) -> JSONValue {
    switch (self, other) {
    case (.object(let members), .object):
      return .object(
        members.map { member in
          guard let counterpart = other[member.key] else { return member }
          let path = StatePath(path.segments + [.key(member.key)])
          return Member(member.key, member.value.reordered(like: counterpart, at: path, noting: &places))
        })
    case (.array, .array) where isPermutation(of: other):
      places.append(ValueDifference(path: path.description, expected: other, actual: self))
      return other
    default:
      return self
    }
  }
}
