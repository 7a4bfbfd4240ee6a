import ExactStrings
import JSONValues
import Timelines

/// A value that the two frames of a difference disagree about.
public struct ValueDifference: Hashable, Sendable {
  /// Where the value stands in the state, the request, the value of the pulse, what the view shows ...
  public let path: String
  /// The value that was expected; nil where there should be none.
  public let expected: JSONValue?
  /// The value that came; nil where there is none.
  public let actual: JSONValue?

  /// Two values at a path.
  public init(path: String, expected: JSONValue?, actual: JSONValue?) {
    self.path = path
    self.expected = expected
    self.actual = actual
  }

  /// How the values differ where their texts do not say it: `string, not number`, `missing, not null`, `equal as numbers`
  /// (1 and 1.0), `same elements, other order`; nil where they do.
  public var remark: String? {
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
  /// The values that differ, as far as both frames carry values of one kind: for mutations the values that they led to.
  public var values: [ValueDifference] {
    guard let expected, let actual else { return [] }
    return ValueDifference.all(expected, actual)
  }

  /// Whether the frames are no mutations, or mutations that began at the same values.
  private var beginAlike: Bool {
    guard case .mutation(_, let old)? = expected?.content?.own, case .mutation(_, let new)? = actual?.content?.own
    else {
      return true
    }
    return old.count == new.count
      && zip(old, new).allSatisfy { StateChange.between($0.old ?? .null, $1.old ?? .null).isEmpty }
  }

  /// What the two lines alone would not tell: how those of its values differ that look alike.
  public func remarks(on values: [ValueDifference]) -> [String] {
    if values.isEmpty, relation == .changed, expected?.kind == .state || expected?.kind == .mutation,
      beginAlike
    {
      return ["the same values, written in another way"]
    }
    return values.compactMap { value in value.remark.map { "\(value.path): \($0)" } }
  }
}

extension ValueDifference {
  /// The values that two frames disagree about; none where they are of different kinds.
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
    var values: [ValueDifference] = []
    var lists: Set<StatePath> = []
    func isTold(_ change: StateChange) -> Bool {
      guard let list = change.newRow?.list, let rows = oldRows[list], let others = newRows[list] else { return false }
      if lists.insert(list).inserted { values += rows.differences(from: others, in: list) }
      return true
    }
    for change in old where !isTold(change) {
      let counterpart = new.first { $0.path == change.path }
      if let counterpart, counterpart.outcome == change.outcome { continue }
      values.append(
        ValueDifference(
          path: change.path, expected: change.outcome, actual: counterpart.map(\.outcome) ?? change.old))
    }
    for change in new where !isTold(change) && !old.contains(where: { $0.path == change.path }) {
      values.append(ValueDifference(path: change.path, expected: change.old, actual: change.outcome))
    }
    return values
  }
}

/// The rows that a mutation brings into a list, in their order. A row that comes or goes moves those behind it, so that rows
/// of two mutations are the same by what they are and not by their places.
private struct NewRows {
  private var places: [Int] = []
  private var rows: [JSONValue] = []

  /// The rows that changes bring, by their lists.
  static func lists(of changes: [StateChange]) -> [StatePath: NewRows] {
    var lists: [StatePath: NewRows] = [:]
    for change in changes {
      guard let (list, index) = change.newRow, let row = change.new else { continue }
      lists[list, default: NewRows()].places.append(index)
      lists[list]?.rows.append(row)
    }
    return lists
  }

  /// What these rows have and the others have not, and the other way round.
  func differences(from others: NewRows, in list: StatePath) -> [ValueDifference] {
    StateChange.between(.array(rows), .array(others.rows)).map { change in
      if let origin = change.origin {
        let (from, to) = (place(of: origin, in: list), others.place(of: change.path, in: list))
        return ValueDifference(path: to, expected: .string(from), actual: .string(to))
      }
      // A row that only these have is at its place among these, all else at its place among the others.
      let isGone = change.kind == .remove && StatePath(change.path)?.segments.count == 1
      let path = (isGone ? self : others).place(of: change.path, in: list)
      return ValueDifference(path: path, expected: change.old, actual: change.new)
    }
  }

  /// The path in the state of what stands at a path among the rows.
  private func place(of path: String, in list: StatePath) -> String {
    let segments = StatePath(path)?.segments ?? []
    guard case .key(let key)? = segments.first, let index = Int(key) else { return path }
    return StatePath(list.segments + [.key("\(places[index])")] + segments.dropFirst()).description
  }
}

extension StateChange {
  /// The list that the change brings a whole row into, and the place there.
  fileprivate var newRow: (list: StatePath, index: Int)? {
    kind == .add || kind == .replace ? StatePath(path)?.row : nil
  }
}

extension [FrameContent.Argument] {
  /// The arguments as an object, keyed by label or position.
  fileprivate var tree: JSONValue {
    .object(enumerated().map { JSONValue.Member($1.label ?? "\($0)", $1.value) })
  }
}

extension JSONValue {
  /// The kind, beside a number also that of what is no number but stands for one.
  fileprivate func kind(beside other: JSONValue) -> String {
    if case .string(let text) = self, other.kind == "number", ["NaN", "Infinity", "-Infinity"].contains(text) {
      return text
    }
    return kind
  }

  /// Whether both are arrays of the same elements, not in the same order.
  fileprivate func isPermutation(of other: JSONValue) -> Bool {
    guard case .array(let mine) = self, case .array(let theirs) = other, mine.count == theirs.count, mine != theirs
    else { return false }
    return mine.map(\.text).sorted() == theirs.map(\.text).sorted()
  }

  /// The value with every array that only has another order in the order of the other value; says which ones have.
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
