import JSONValues
import Timelines

/// Places of the state that do not count: removes them from compared values, at any depth.
struct UncountedPaths {
  private let patterns: [StatePath]

  init(_ patterns: [StatePath]) {
    self.patterns = patterns
  }

  /// Returns the value at `path` without the parts that do not count; nil if no part counts.
  func counting(_ value: JSONValue, at path: StatePath = StatePath()) -> JSONValue? {
    let rests = patterns.compactMap { pattern -> ArraySlice<StatePath.Segment>? in
      let common = zip(pattern.segments, path.segments)
      guard common.allSatisfy({ $0 == .any || $0 == $1 }) else { return nil }
      return pattern.segments.dropFirst(min(path.segments.count, pattern.segments.count))
    }
    return Self.counting(value, rests)
  }

  /// Returns the changes that count, with only those parts of values that count.
  func counting(_ changes: [StateChange]) -> [StateChange] {
    if patterns.isEmpty { return changes }
    return changes.compactMap { change in
      guard let path = StatePath(change.path) else { return change }
      if patterns.contains(where: { $0.covers(path) }) { return nil }
      var counting = change
      counting.old = change.old.flatMap { self.counting($0, at: path) }
      counting.new = change.new.flatMap { self.counting($0, at: path) }
      return change.old != change.new && counting.old == counting.new ? nil : counting
    }
  }

  private static func counting(_ value: JSONValue, _ rests: [ArraySlice<StatePath.Segment>]) -> JSONValue? {
    if rests.isEmpty { return value }
    if rests.contains(where: \.isEmpty) { return nil }
    func below(_ key: String) -> [ArraySlice<StatePath.Segment>] {
      rests.filter { $0.first == .any || $0.first == .key(key) }.map { $0.dropFirst() }
    }
    switch value {
    case .object(let members):
      return .object(
        members.compactMap { member in
          counting(member.value, below(member.key)).map { JSONValue.Member(member.key, $0) }
        })
    case .array(let elements):
      return .array(elements.enumerated().compactMap { counting($1, below("\($0)")) })
    default:
      return value
    }
  }
}
