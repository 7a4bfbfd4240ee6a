import ActionScripts
import ExactStrings
import JSONValues

/// A `@vary` line. It is checked when its case opens, since the reactor may be chosen after it.
struct PendingVariation {
  let name: Located<String>
  let values: [Located<ScriptValue>]
  let source: any StatementSource
  /// Whether the line stands in a case, and not before the first one.
  let isInCase: Bool
}

extension ScriptCompiler {
  /// Keeps a variation for the case that has not begun, or for all cases. The variation of a case replaces that of the
  /// file.
  func vary(
    _ name: Located<String>, _ values: [Located<ScriptValue>], _ statement: Statement, _ source: any StatementSource
  ) throws(Diagnostic) {
    if context.variations.contains(where: { $0.name == name && $0.isInCase == cases.haveBegun }) {
      throw source.diagnostic(
        "'\(name.value)' is varied already", at: name.range, note: "write all its values in one line")
    }
    context.variations.removeAll { $0.name == name }
    context.variations.append(
      PendingVariation(name: name, values: values, source: source.keeping(statement), isInCase: cases.haveBegun))
  }

  /// Returns the variations of the case that opens.
  func checkedVariations(of entry: CatalogEntry) -> Variations {
    var variations = Variations()
    for pending in context.variations {
      do {
        let (shape, index) = try payload(pending.name, of: entry, pending.source)
        for value in pending.values { try check(value, asPayload: index, of: shape, entry, pending.source) }
        variations.vary(payload: index, of: shape.name, pending.values.map(\.value))
      } catch {
        report(error, isShared: true)
      }
    }
    return variations
  }

  /// Returns the payload that a name means: the only one of an action, `updateQuery`, or one of several by its label,
  /// `move.to`, or by its place, `move._0`.
  private func payload(
    _ name: Located<String>, of entry: CatalogEntry, _ source: any StatementSource
  ) throws(Diagnostic) -> (ActionShape, index: Int) {
    let shapes = entry.writtenShapes
    func action(_ name: String) -> ActionShape? {
      shapes.first { $0.name == name } ?? (entry.shapes == nil ? entry.shape(named: name) : nil)
    }
    if let shape = action(name.value) {
      switch shape.payloads.count {
      case 0: throw source.diagnostic("action '\(shape.name)' takes no value", at: name.range, note: nil)
      case 1: return (shape, 0)
      default:
        throw source.diagnostic(
          "action '\(shape.name)' takes several values", at: name.range,
          note: "say which one: @vary \(shape.name).\(shape.key(of: 0)) ...")
      }
    }
    if let dot = name.value.lastIndex(of: "."),
      case (let head, let label) = (String(name.value[..<dot]), String(name.value[dot...].unicodeScalars.dropFirst())),
      let shape = action(head)
    {
      let keys = shape.payloads.indices.map(shape.key)
      if let index = keys.firstIndex(of: label) ?? keys.indices.first(where: { "_\($0)" == label }) {
        return (shape, index)
      }
      throw source.diagnostic(
        "action '\(head)' has no value '\(label)'", at: name.range,
        note: keys.isEmpty
          ? "it takes none" : Suggestion.note(for: label, in: keys, heading: "there is"))
    }
    throw source.diagnostic(
      "unknown action '\(name.value)'", at: name.range,
      note: Suggestion.note(
        for: String(name.value.prefix(before: ".")), in: shapes.map(\.name).sorted(),
        heading: "this \(entry.kind.noun) has"))
  }

  /// Rejects a value that the payload cannot have.
  private func check(
    _ value: Located<ScriptValue>, asPayload index: Int, of shape: ActionShape, _ entry: CatalogEntry,
    _ source: any StatementSource
  ) throws(Diagnostic) {
    if shape.payloads.count == 1 {
      do {
        _ = try entry.prepare(ActionCall(name: Located(shape.name), arguments: [.sole(value)]))
      } catch {
        switch error {
        case .badArguments(let message, let note, _), .badName(let message, let note):
          throw source.diagnostic(message, at: value.range, note: note)
        case .unknownAction(let name, _):
          throw source.diagnostic("unknown action '\(name)'", at: value.range, note: nil)
        }
      }
      return
    }
    do {
      try shape.payloads[index].check(value.value)
    } catch {
      throw source.diagnostic(error.text(in: shape.key(of: index)), at: value.range, note: error.note)
    }
  }
}

extension ActionCall.Argument {
  /// Creates the only argument of an action. A sole array would be the list of arguments, and a sole object may hold
  /// labels.
  package static func sole(_ value: Located<ScriptValue>, isAlone: Bool = true) -> ActionCall.Argument {
    switch value.value {
    case .array, .object: ActionCall.Argument(isAlone ? Located(.array([value.value]), value.range) : value)
    default: ActionCall.Argument(value)
    }
  }
}

extension ActionShape.Payload {
  /// Checks whether a value can be decoded as the payload, as far as its type is known.
  fileprivate func check(_ value: ScriptValue) throws(ArgumentError) {
    guard let type = valueType?.type as? any Decodable.Type else { return }
    if isOptional, value.json == .null { return }
    func open<Value: Decodable>(_ type: Value.Type) throws(ArgumentError) {
      _ = try ScriptValueDecoder.decode(type, from: value)
    }
    try open(type)
  }
}
