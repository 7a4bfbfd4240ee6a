import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// A `@redact` line. Its path is checked when its case opens, since the reactor may be chosen after it.
struct PendingRedaction {
  let path: Path
  let name: String
  let place: Record.Place
  /// The diagnostic that points at the path, and lacks its message.
  let atPath: Diagnostic

  var rule: Redaction.Rule {
    Redaction.Rule(StatePath(path.segments.map { $0 == "*" ? .any : .key($0) }), as: name)
  }
}

extension ScriptCompiler {
  /// Reports the redactions of the opening case whose paths match nothing, because they do not name an element by its
  /// index.
  func checkRedactions() {
    for redaction in context.redactions {
      guard let key = context.stateShape.oddIndex(in: redaction.path.segments) else { continue }
      report(
        redaction.atPath.saying(
          "'@redact' cannot find an element by '\(key)'",
          note: "write '*' for every element, or an index from 0"), isShared: true)
    }
  }
}

extension StateShape {
  /// Returns the first key of a path in the place of an index that is neither `*` nor an index from 0; nil if there is
  /// none.
  fileprivate func oddIndex(in path: [String]) -> String? {
    var shape = self
    for key in path {
      if key.selector != nil { return key }
      if case .reactor(let state) = shape { shape = state() }
      switch shape {
      case .elements(let element):
        if let place = key.place, place < 0 || key == "first" { return key }
        shape = element()
      case .values(let value): shape = value()
      case .fields(let fields), .cases(let fields): shape = fields.first { $0.name == key }?.shape() ?? .unknown
      case .leaf, .unknown, .reactor: return nil
      }
    }
    return nil
  }
}
