import ActionScripts
import ExactStrings
import JSONValues

/// Finds, before anything is played, paths that cannot exist, and values that cannot be there.
struct PathCheck {
  let shape: StateShape
  let ports: [String]
  /// The names of the outlets.
  let notes: [String]
  /// The names of the mutations; empty where they are not known.
  let mutations: [String]
  /// The paths of the pulses.
  let pulses: [String]
  /// The noun for the subject of the case in messages: reactor or store.
  let noun: String
  /// The shape of the view or the stub if the path begins with its name; nil if the path leads into the state.
  var surroundings: StateShape?

  /// Checks the path of an expectation, and returns the shape of what is there.
  @discardableResult
  func checkPath(of expectation: Expectation) throws(ArgumentError) -> StateShape {
    switch expectation {
    case .unique(let path):
      let shape = try check(path.value)
      if !path.value.segments.contains("*") { try check(path.value, to: shape, mayBe: [.list], for: "unique") }
      return shape
    case .exists(let path), .missing(let path), .hole(let path): return try checkOfOne(path.value)
    case .contains: return shape
    case .compare(let path, let comparison, let value):
      let shape = try checkOfOne(path.value)
      switch comparison {
      case .has: try check(path.value, to: shape, mayBe: [.list, .object, .text], for: "has")
      case .like: try check(path.value, to: shape, mayBe: [.text], for: "like")
      default: try checkLeadsFar(path.value, to: shape, for: value.value.json, under: comparison)
      }
      return shape
    }
  }

  /// Checks that the values at a path are of a kind that an operator asks.
  private func check(
    _ path: Path, to shape: StateShape, mayBe kinds: [StateShape.Kind], for word: String
  ) throws(ArgumentError) {
    guard let kind = shape.kind, !kinds.contains(kind) else { return }
    let wanted = kinds.map(\.rawValue)
    let list = (wanted.dropLast(2) + [wanted.suffix(2).joined(separator: " or ")]).joined(separator: ", ")
    throw ArgumentError(
      "'\(word)' needs \(list), but '\(path.text)' is \(kind.rawValue)",
      note: shape.shownPart(ofKind: kinds[0]).map { "did you mean \(path.text).\($0)?" })
  }

  /// Checks that a path does not end at a list or an object which is compared with a value of another kind.
  private func checkLeadsFar(
    _ path: Path, to shape: StateShape, for wanted: JSONValue, under comparison: Expectation.Comparison
  ) throws(ArgumentError) {
    guard var mistake = shape.mistake(wanted, at: path.text) else { return }
    mistake.note = note(on: path, to: shape, for: wanted, under: comparison)
    throw mistake
  }

  /// Returns what was probably meant by a path to a list or an object which is compared with a value of another kind.
  private func note(
    on path: Path, to shape: StateShape, for wanted: JSONValue, under comparison: Expectation.Comparison
  ) -> String? {
    switch shape {
    case .reactor(let state): return note(on: path, to: state(), for: wanted, under: comparison)
    case .elements(let element):
      switch wanted {
      case .integer, .decimal: return "did you mean \(path.text).count?"
      case .string, .bool:
        let mayHave = comparison == .equal && element().mayBeText && wanted.text.utf8.count <= 60
        return mayHave ? "did you mean \(path.text) has \(wanted.text)?" : nil
      case .null, .array, .object: return nil
      }
    case .values where path.segments == ["$calls"]: return ports.first.map { "did you mean $calls.\($0).count?" }
    case .fields(let fields):
      var kind = StateShape.Kind.text
      if case .array = wanted { kind = .list }
      return shape.shownPart(ofKind: kind).map { "did you mean \(path.text).\($0)?" }
        ?? Suggestion.note(for: wanted.string ?? wanted.text, in: fields.map(\.name), heading: "it has")
    case .values, .cases, .leaf, .unknown: return nil
    }
  }

  /// Checks a path that leads to one value, and returns the shape of that.
  private func checkOfOne(_ path: Path) throws(ArgumentError) -> StateShape {
    let shape = try check(path)
    if leadsToAll(path) {
      throw ArgumentError(
        "'*' stands for all elements only where they are unique", note: "write: \(path.text) unique")
    }
    return shape
  }

  /// Checks a path, and returns the shape of what is there.
  @discardableResult
  func check(_ path: Path) throws(ArgumentError) -> StateShape {
    guard let first = path.segments.first else { return shape }
    let rest = path.segments.dropFirst()
    switch first {
    case "$calls":
      if let port = rest.first, !ports.contains(port), port != Stage.webPort { throw unknown("port", port, in: ports) }
      return try recorded(of: rest, in: path)
    case "$notes":
      if let note = rest.first, !notes.contains(note) { throw unknown("outlet", note, in: notes) }
      return try recorded(of: rest, in: path)
    case "$pulses":
      let known = pulses.map { $0.split(separator: ".").map(String.init) }
      if !rest.isEmpty, !known.contains(where: { rest.starts(with: $0) }), !shape.mayLeadToReactor(rest) {
        throw unknown("pulse", rest.prefix { $0.place == nil && $0 != "count" }.joined(separator: "."), in: pulses)
      }
      if rest.isEmpty { return .values { .elements { .unknown } } }
      if let pulse = known.first(where: { rest.starts(with: $0) }) { return list(at: rest.dropFirst(pulse.count)) }
    case "$mutations":
      try checkPlace(rest.first, in: path)
      if let name = rest.dropFirst().first, !mutations.isEmpty, !mutations.contains(name) {
        throw unknown("mutation", name, in: mutations)
      }
      return list(at: rest)
    case _ where first.hasPrefix("$"):
      if !rest.isEmpty { throw ArgumentError("'\(first)' is a number and has no fields", note: nil) }
      return .leaf(.number)
    default: return try checkState(path)
    }
    return .unknown
  }

  /// Checks the part of a path below `$calls` or `$notes`, where each name has a list; returns the shape of what is
  /// there.
  private func recorded(of names: ArraySlice<String>, in path: Path) throws(ArgumentError) -> StateShape {
    if names.isEmpty { return .values { .elements { .unknown } } }
    let rest = names.dropFirst()
    try checkPlace(rest.first, in: path)
    return list(at: rest)
  }

  /// The shape of a list of recorded values, or of what is at a path in it.
  private func list(at path: ArraySlice<String>) -> StateShape {
    path.isEmpty ? .elements { .unknown } : path == ["count"] ? .leaf(.number) : .unknown
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

  private func checkState(_ path: Path) throws(ArgumentError) -> StateShape {
    var shape = shape
    for (index, segment) in path.segments.enumerated() {
      if index == 0, let surroundings {
        shape = surroundings
        continue
      }
      if case .reactor(let state) = shape { shape = state() }
      switch shape {
      case .fields, .cases:
        do {
          shape = try field(segment, of: shape)
        } catch  where index == 0 {
          let rest = Path(Array(path.segments.dropFirst()))
          if segment == "state", !rest.segments.isEmpty, (try? checkState(rest)) != nil {
            throw ArgumentError(error.message, note: "leave out 'state.': write \(rest.text)")
          }
          throw ArgumentError(error.message, note: error.note.map { $0 + noteOnComputed(segment, in: shape) })
        }
      case .elements(let element):
        if let key = segment.selector?.key {
          try check(key: key, of: element())
        } else {
          try checkPlace(segment, in: path)
        }
        shape = segment == "count" ? .leaf(.number) : element()
      case .values(let value): shape = value()
      case .leaf:
        let parent = Path(Array(path.segments[..<index])).text
        throw ArgumentError("'\(parent)' has no fields", note: nil)
      case .unknown, .reactor: return .unknown
      }
    }
    return shape
  }

  /// Returns a hint about showing a computed property; empty if the name is probably a misspelt field.
  private func noteOnComputed(_ name: String, in shape: StateShape) -> String {
    guard case .fields(let fields) = shape, NameRules.isIdentifier(name),
      Suggestion.closest(to: name, in: fields.map(\.name)) == nil
    else { return "" }
    return "; a computed property is shown by .showing(\"\(name)\", \\.\(name)) in its registration"
  }

  /// Checks the key of a selector, such as `id` in `cells[id=3]`, against the shape of an element.
  private func check(key: String, of element: StateShape) throws(ArgumentError) {
    switch element {
    case .reactor(let state): try check(key: key, of: state())
    case .fields: _ = try field(key, of: element)
    case .leaf: throw ArgumentError("the elements have no field '\(key)': they have no fields", note: nil)
    case .elements, .values, .cases, .unknown: break
    }
  }

  /// Checks the part of a path that tells which of the recorded values is meant.
  private func checkPlace(_ segment: String?, in path: Path) throws(ArgumentError) {
    guard let segment, segment.place == nil, segment != "count", segment != "*" else { return }
    let hint = "write a number, first, last or count"
    let meant = Suggestion.closest(to: segment, in: ["first", "last", "count"])
    throw ArgumentError(
      "'\(segment)' is no place in a list", note: (meant.map { "did you mean '\($0)'? " } ?? "") + hint)
  }

  /// Returns the shape of a field or a case.
  func field(_ name: String, of shape: StateShape) throws(ArgumentError) -> StateShape {
    switch shape {
    case .fields(let fields):
      if let field = fields.first(where: { $0.name == name }) { return field.shape() }
      throw ArgumentError(
        "unknown field '\(name)'",
        note: fields.payload(with: name).map { "did you mean \($0).\(name)?" }
          ?? Suggestion.note(for: name, in: fields.map(\.name), heading: "there are") ?? "there are no fields")
    case .cases(let cases):
      if let one = cases.first(where: { $0.name == name }) { return one.shape() }
      throw ArgumentError(
        "unknown case '\(name)'", note: Suggestion.note(for: name, in: cases.map(\.name), heading: "there are"))
    default: return .unknown
    }
  }

  private func unknown(_ kind: String, _ name: String, in known: [String]) -> ArgumentError {
    ArgumentError(
      "unknown \(kind) '\(name)'",
      note: Suggestion.note(for: name, in: known, heading: "this \(noun) has") ?? "this \(noun) has no \(kind)s")
  }
}

extension [StateShape.Field] {
  /// The only payload of a case, where it has no label and may have a field of that name.
  fileprivate func payload(with name: String) -> String? {
    count == 1 && self[0].name == "_0" && !self[0].shape().lacksField(name) ? "_0" : nil
  }
}
