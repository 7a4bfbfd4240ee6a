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

  /// How the kinds of the values differ, such as `number, not string`; nil if they are of one kind or one is missing.
  public var kinds: String? {
    guard let expected, let actual, expected.kind != actual.kind else { return nil }
    return "\(actual.kind), not \(expected.kind)"
  }
}

extension Difference {
  /// The values that differ, as far as both frames carry values of one kind: for mutations the values that they led to.
  public var values: [ValueDifference] {
    switch (expected?.content, actual?.content) {
    case (.state(let old)?, .state(let new)?): return Self.values(old, new)
    case (.mutation(_, let old)?, .mutation(_, let new)?): return Self.values(old, new)
    case (.pulse(_, let old)?, .pulse(_, let new)?): return Self.values(old, new)
    case (.view(_, let old)?, .view(_, let new)?): return Self.values(old, new)
    case (.call(_, _, let old)?, .call(_, _, let new)?): return Self.values(old, new)
    case (.emit(_, .value(let old))?, .emit(_, .value(let new))?): return Self.values(old, new)
    case (.action(_, let old)?, .action(_, let new)?): return Self.values(old.tree, new.tree)
    default: return []
    }
  }

  private static func values(_ old: JSONValue, _ new: JSONValue) -> [ValueDifference] {
    StateChange.between(old, new).map { ValueDifference(path: $0.path, expected: $0.old, actual: $0.new) }
  }

  private static func values(_ old: [StateChange], _ new: [StateChange]) -> [ValueDifference] {
    var values: [ValueDifference] = []
    for change in old {
      let counterpart = new.first { $0.path == change.path }
      if let counterpart, counterpart.new == change.new { continue }
      values.append(
        ValueDifference(path: change.path, expected: change.new, actual: counterpart.map(\.new) ?? change.old))
    }
    for change in new where !old.contains(where: { $0.path == change.path }) {
      values.append(ValueDifference(path: change.path, expected: change.old, actual: change.new))
    }
    return values
  }
}

extension [FrameContent.Argument] {
  /// The arguments as an object, keyed by label or position.
  fileprivate var tree: JSONValue {
    .object(enumerated().map { JSONValue.Member($1.label ?? "\($0)", $1.value) })
  }
}
