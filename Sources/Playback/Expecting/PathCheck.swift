import ActionScripts
import ExactStrings
import JSONValues

/// Finds fields that cannot exist before anything is played.
struct PathCheck {
  let shape: StateShape
  let ports: [String]
  /// The names of the outlets.
  let notes: [String]
  /// The paths of the pulses.
  let pulses: [String]
  /// The noun for the subject of the case in messages: reactor or store.
  let noun: String
  /// The shape of the view or the stub if the path begins with its name; nil if the path leads into the state.
  var surroundings: StateShape?

  func check(_ expectation: Expectation) throws(ArgumentError) {
    switch expectation {
    case .unique(let path): try check(path.value)
    case .compare(let path, _, _), .exists(let path), .missing(let path), .hole(let path):
      try check(path.value)
      if leadsToAll(path.value) {
        throw ArgumentError(
          "'*' stands for all elements only where they are unique", note: "write: \(path.value.text) unique")
      }
    case .contains(let pattern): try check(pattern.value.json, against: shape)
    }
  }

  private func check(_ path: Path) throws(ArgumentError) {
    guard let first = path.segments.first else { return }
    let rest = path.segments.dropFirst()
    switch first {
    case "$calls":
      if let port = rest.first, !ports.contains(port), port != Stage.webPort { throw unknown("port", port, in: ports) }
    case "$notes":
      if let note = rest.first, !notes.contains(note) { throw unknown("outlet", note, in: notes) }
    case "$pulses":
      let known = pulses.map { $0.split(separator: ".").map(String.init) }
      if !rest.isEmpty, !known.contains(where: { rest.starts(with: $0) }), !shape.mayLeadToReactor(rest) {
        throw unknown("pulse", rest.prefix { $0.place == nil && $0 != "count" }.joined(separator: "."), in: pulses)
      }
    case "$mutations": break
    case _ where first.hasPrefix("$"):
      if !rest.isEmpty { throw ArgumentError("'\(first)' is a number and has no fields", note: nil) }
    default: try checkState(path)
    }
  }

  /// Whether a path into the state has a `*` in the place of an index.
  private func leadsToAll(_ path: Path) -> Bool {
    guard surroundings == nil, path.segments.contains("*") else { return false }
    var shape = shape
    for segment in path.segments {
      if case .reactor(let state) = shape { shape = state() }
      switch shape {
      case .elements where segment == "*": return true
      case .elements(let element): shape = element()
      case .values(let value): shape = value()
      case .fields, .cases:
        guard let field = try? field(segment, of: shape) else { return false }
        shape = field
      case .leaf, .unknown, .reactor: return false
      }
    }
    return false
  }

  private func checkState(_ path: Path) throws(ArgumentError) {
    var shape = shape
    for (index, segment) in path.segments.enumerated() {
      if index == 0, let surroundings {
        shape = surroundings
        continue
      }
      if case .reactor(let state) = shape { shape = state() }
      switch shape {
      case .fields, .cases: shape = try field(segment, of: shape)
      case .elements(let element): shape = segment == "count" ? .leaf : element()
      case .values(let value): shape = value()
      case .leaf:
        let parent = Path(Array(path.segments[..<index])).text
        throw ArgumentError("'\(parent)' has no fields", note: nil)
      case .unknown, .reactor: return
      }
    }
  }

  private func check(_ pattern: JSONValue, against shape: StateShape) throws(ArgumentError) {
    if case .reactor(let state) = shape { return try check(pattern, against: state()) }
    switch (pattern, shape) {
    case (.object(let members), .fields), (.object(let members), .cases):
      for member in members { try check(member.value, against: try field(member.key, of: shape)) }
    case (.object(let members), .values(let value)):
      for member in members { try check(member.value, against: value()) }
    case (.array(let elements), .elements(let element)):
      for item in elements { try check(item, against: element()) }
    default: return
    }
  }

  private func field(_ name: String, of shape: StateShape) throws(ArgumentError) -> StateShape {
    switch shape {
    case .fields(let fields):
      if let field = fields.first(where: { $0.name == name }) { return field.shape() }
      throw ArgumentError(
        "unknown field '\(name)'",
        note: Suggestion.note(for: name, in: fields.map(\.name), heading: "there are") ?? "there are no fields")
    case .cases(let names) where !names.contains(name):
      throw ArgumentError(
        "unknown case '\(name)'", note: Suggestion.note(for: name, in: names, heading: "there are"))
    default: return .unknown
    }
  }

  private func unknown(_ kind: String, _ name: String, in known: [String]) -> ArgumentError {
    ArgumentError(
      "unknown \(kind) '\(name)'",
      note: Suggestion.note(for: name, in: known, heading: "this \(noun) has") ?? "this \(noun) has no \(kind)s")
  }
}
