import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// The data that an expectation looks at.
struct CaseSnapshot {
  let state: JSONValue
  let history: PlayHistory
  let time: Instant
  let inFlight: Int
  /// The paths of the pulses in the state.
  var pulsePaths: () -> [String] = { [] }
  /// The values besides the state, which are the view and the stub, by the names that paths begin with.
  var surroundings: (String) -> JSONValue? = { _ in nil }
  /// Whether a predicate of the registration holds.
  var holdsPredicate: (Int) -> Bool = { _ in true }
  /// The name of the view's property at a path in records.
  var shownName: ([String]) -> String = { Path($0).text }
}

/// An expectation whose path was found to be valid.
struct CheckedExpectation {
  let expectation: Expectation
  /// The form that timelines record.
  var text: String
  let place: Record.Place
  /// Whether `*` in its path stands for all elements: `items.*.id unique`.
  private let isOfAll: Bool

  init(_ expectation: Expectation, place: Record.Place) {
    self.expectation = expectation
    self.place = place
    text = expectation.canonicalText
    if case .unique(let path) = expectation { isOfAll = path.value.segments.contains("*") } else { isOfAll = false }
  }

  /// Whether the expectation states the number of effects in flight, which allows that many at the end.
  var isAboutInFlight: Bool {
    if case .compare(let path, .equal, _) = expectation { return path.value.segments == ["$inflight"] }
    return false
  }

  /// Returns whether the expectation is met, and the value at its path; nil if nothing is there.
  func check(_ snapshot: CaseSnapshot) -> (isMet: Bool, actual: JSONValue?) {
    switch expectation {
    case .contains(let pattern):
      return (snapshot.state.contains(pattern.value.json), snapshot.state)
    case .exists(let path):
      let value = snapshot.value(at: path.value)
      return (value != nil, value)
    case .missing(let path):
      let value = snapshot.value(at: path.value)
      return (value == nil, value)
    case .unique(let path) where isOfAll:
      let values = JSONValue.array(snapshot.values(at: path.value))
      return (values.equalElements == nil, values)
    case .unique(let path):
      guard let value = snapshot.value(at: path.value), case .array = value else {
        return (false, snapshot.value(at: path.value))
      }
      return (value.equalElements == nil, value)
    case .hole(let path):
      return (false, snapshot.value(at: path.value))
    case .compare(let path, let comparison, let value):
      guard let actual = snapshot.value(at: path.value) else { return (false, nil) }
      return (comparison.holds(actual, value.value.json(at: path.value)), actual)
    }
  }
}

extension Expectation {
  /// The path that the expectation looks at; nil for the whole state.
  var path: Path? { locatedPath?.value }

  /// Whether the expectation looks at the mutations so far.
  var isAboutMutations: Bool { path?.segments.first.map { $0 == "$mutations" } ?? false }
}

extension CaseSnapshot {
  /// Returns the value at a path into the state or the history; nil if nothing is there.
  func value(at path: Path) -> JSONValue? {
    guard let first = path.segments.first else { return state }
    let rest = path.segments.dropFirst()
    if isOfSurroundings(path) { return surroundings(first)?.value(at: rest) }
    if !first.hasPrefix("$") { return state.value(at: path.segments[...]) }
    switch first {
    case "$time": return JSONValue(number: time.milliseconds).value(at: rest)
    case "$errors": return JSONValue.integer(history.errors).value(at: rest)
    case "$inflight": return JSONValue.integer(inFlight).value(at: rest)
    case "$frames": return JSONValue.integer(history.frames).value(at: rest)
    case "$mutations": return value(in: history.mutations, at: rest, \.tree)
    case "$calls": return value(in: history.calls, at: rest)
    case "$pulses": return value(in: history.pulses, at: rest, names: pulsePaths)
    case "$notes": return value(in: history.notes, at: rest)
    default: return nil
    }
  }

  /// Returns the values at a path in which `*` stands for every element of a list and every value of a dictionary.
  func values(at path: Path) -> [JSONValue] {
    guard let star = path.segments.firstIndex(of: "*") else { return value(at: path).map { [$0] } ?? [] }
    return value(at: Path(Array(path.segments[..<star])))?.values(at: path.segments[star...]) ?? []
  }

  /// Returns whether a path leads into the view or the stub. A field of the state takes precedence.
  func isOfSurroundings(_ path: Path) -> Bool {
    guard let first = path.segments.first, first == "view" || first == "stub" else { return false }
    return state[first] == nil
  }

  private func value(
    in lists: [ExactString: Recent<JSONValue>], at path: ArraySlice<String>,
    names: (() -> [String])? = nil
  ) -> JSONValue? {
    if path.isEmpty {
      let sorted = lists.sorted { $0.key < $1.key }
      return .object(sorted.map { JSONValue.Member($0.key.string, .array($0.value.values)) })
    }
    let key = path.longestKey(of: lists)
    if let list = lists[key.joined(separator: ".")] { return value(in: list, at: path.dropFirst(key.count), \.self) }
    // The check of the path has found that the name exists. Nothing of that name has happened yet, so its list is
    // empty.
    let name = path.dropLast()
    if name.count != 1 {
      // The names of pulses are paths.
      guard let names, name.last?.place == nil else { return nil }
      let own = names().first { name.starts(with: $0.split(separator: ".").map(String.init)) }
      if let own, own != name.joined(separator: ".") { return nil }
    }
    return JSONValue.array([]).value(at: path.suffix(1))
  }

  private func value<Value>(
    in list: Recent<Value>, at path: ArraySlice<String>, _ tree: (Value) -> JSONValue
  ) -> JSONValue? {
    guard let segment = path.first else { return .array(list.values.map(tree)) }
    if list.count == 0 { return JSONValue.array([]).value(at: path) }
    if segment == "count" { return JSONValue.integer(list.count).value(at: path.dropFirst()) }
    return segment.place.flatMap { list[$0] }.flatMap { tree($0).value(at: path.dropFirst()) }
  }
}

extension JSONValue {
  /// The values at a path in which `*` stands for every element and every member; those that are missing are left out.
  fileprivate func values(at path: ArraySlice<String>) -> [JSONValue] {
    guard let star = path.firstIndex(of: "*") else { return value(at: path).map { [$0] } ?? [] }
    let rest = path[path.index(after: star)...]
    switch value(at: path[..<star]) {
    case .array(let elements)?: return elements.flatMap { $0.values(at: rest) }
    case .object(let members)?: return members.flatMap { $0.value.values(at: rest) }
    default: return []
    }
  }
}

extension ArraySlice<String> {
  /// The longest prefix that is a key when joined by dots, or an empty slice. A pulse of a nested state has dots in its
  /// path.
  func longestKey<Value>(of table: [ExactString: Value]) -> Self {
    var key = self
    while !key.isEmpty, table[key.joined(separator: ".")] == nil { key.removeLast() }
    return key
  }
}

extension ScriptValue {
  /// Returns the value to compare with the value at a path: a duration as the number of milliseconds that `$time`
  /// shows, every other value unchanged.
  func json(at path: Path) -> JSONValue {
    guard path.segments == ["$time"], case .string(let text) = self, let duration = try? ScriptDuration(parsing: text)
    else { return json }
    return JSONValue(number: Instant(nanoseconds: duration.nanoseconds).milliseconds)
  }
}

extension Expectation.Comparison {
  /// Returns whether `actual` stands in this relation to `wanted`.
  fileprivate func holds(_ actual: JSONValue, _ wanted: JSONValue) -> Bool {
    switch self {
    case .equal: actual.matches(wanted)
    case .notEqual: !actual.matches(wanted)
    case .less: compare(actual, wanted) { $0 < 0 }
    case .lessOrEqual: compare(actual, wanted) { $0 <= 0 }
    case .greater: compare(actual, wanted) { $0 > 0 }
    case .greaterOrEqual: compare(actual, wanted) { $0 >= 0 }
    case .has: has(actual, wanted)
    case .like: actual.string.map { text in wanted.string.map { Glob($0).matches(text) } ?? false } ?? false
    }
  }

  /// Compares numbers by value and strings by their scalars; other values have no order.
  private func compare(_ actual: JSONValue, _ wanted: JSONValue, _ test: (Int) -> Bool) -> Bool {
    switch (actual, wanted) {
    case (.string(let left), .string(let right)): test(left < right ? -1 : left == right ? 0 : 1)
    default: actual.order(to: wanted).map(test) ?? false
    }
  }

  private func has(_ actual: JSONValue, _ wanted: JSONValue) -> Bool {
    switch actual {
    case .array(let elements): elements.contains { $0.matches(wanted) }
    case .string(let text): text.contains(wanted.string ?? wanted.text)
    case .object: actual[wanted.string ?? wanted.text] != nil
    default: false
    }
  }
}
