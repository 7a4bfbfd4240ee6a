import ActionScripts
import JSONValues

/// Finds the fields that cannot exist, before anything is played.
struct PathCheck {
  /// What is wrong with a path or pattern.
  struct Problem: Error {
    let message: String
    let note: String?
  }

  let shape: StateShape
  let ports: [String]

  func check(_ expectation: Expectation) throws(Problem) {
    switch expectation {
    case .compare(let path, _, _), .exists(let path), .missing(let path), .hole(let path): try check(path.value)
    case .contains(let pattern): try check(pattern.value.json, against: shape)
    }
  }

  private func check(_ path: Path) throws(Problem) {
    guard let first = path.segments.first else { return }
    if first == "$calls", path.segments.count > 1, !ports.contains(path.segments[1]) {
      throw Problem(
        message: "unknown port '\(path.segments[1])'",
        note: Suggestion.note(for: path.segments[1], in: ports, heading: "this reactor has")
          ?? "this reactor has no ports")
    }
    if first.hasPrefix("$") { return }
    var shape = shape
    for (index, segment) in path.segments.enumerated() {
      switch shape {
      case .fields: shape = try field(segment, of: shape)
      case .elements(let element): shape = element()
      case .values(let value): shape = value()
      case .leaf:
        let parent = Path(Array(path.segments[..<index])).text
        throw Problem(message: "'\(parent)' has no fields", note: nil)
      case .unknown: return
      }
    }
  }

  private func check(_ pattern: JSONValue, against shape: StateShape) throws(Problem) {
    switch (pattern, shape) {
    case (.object(let members), .fields):
      for member in members { try check(member.value, against: try field(member.key, of: shape)) }
    case (.object(let members), .values(let value)):
      for member in members { try check(member.value, against: value()) }
    case (.array(let elements), .elements(let element)):
      for item in elements { try check(item, against: element()) }
    default: return
    }
  }

  private func field(_ name: String, of shape: StateShape) throws(Problem) -> StateShape {
    guard case .fields(let fields) = shape else { return .unknown }
    if let field = fields.first(where: { $0.name == name }) { return field.shape() }
    throw Problem(
      message: "unknown field '\(name)'",
      note: Suggestion.note(for: name, in: fields.map(\.name), heading: "there are"))
  }
}
