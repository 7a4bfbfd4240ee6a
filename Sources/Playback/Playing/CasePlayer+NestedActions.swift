import ActionScripts
import ExactStrings
import JSONValues

// Lines that act on reactors that live in the state.
extension CasePlayer {
  /// Sends an action to the reactor at a path, or stops because of a mistake in the line.
  func act(_ line: NestedLine) {
    do {
      let action = try prepare(line)
      let type = action.reactor.typeName
      let changed =
        intervention?.changed(
          action.action, of: line.call, named: "\(type).\(line.call.name.value)", at: line.nameSite.place
        ) { call throws(ActionDecodingError) in try action.reactor.prepare(call, by: setup.catalog) } ?? action.action
      actionPlace = line.nameSite.place
      action.reactor.send(changed)
      actionPlace = nil
    } catch {
      refuse(error)
    }
  }

  private func prepare(_ line: NestedLine) throws(Diagnostic) -> (reactor: NestedReactor, action: PreparedAction) {
    let reactor = try reactor(of: line)
    let type = reactor.typeName
    let prepared: PreparedAction?
    do throws(ActionDecodingError) {
      prepared = try reactor.prepare(line.call, by: setup.catalog)
    } catch {
      switch error {
      case .unknownAction(let name, let known):
        throw line.nameSite.mistake(
          "unknown action '\(name)' of \(type)",
          note: Suggestion.note(for: name, in: known.sorted(), heading: "it has") ?? "it has no actions")
      case .badArguments(let message, let note, _): throw line.site.mistake(message, note: note)
      case .badName(let message, let note): throw line.nameSite.mistake(message, note: note)
      }
    }
    guard let prepared else {
      throw line.nameSite.mistake(
        "nothing says what the actions of \(type) are called",
        note: "register them: catalog.actions(of: \(type).self) { cases in ... }")
    }
    return (reactor, prepared)
  }

  private func reactor(of line: NestedLine) throws(Diagnostic) -> NestedReactor {
    let path = line.path
    var steps: [NestedStep] = []
    var value = state.tree
    // Messages show the value as the timeline does: redacted, or as the redacted parent that contains it.
    func shown() -> JSONValue { steps.reduce(redacted(state: state.tree)) { $0.value(at: [$1.key]) ?? $0 } }
    for (index, segment) in path.segments.enumerated() {
      guard let step = value.step(segment) else {
        let parent = Path(Array(path.segments[..<index]))
        throw line.nameSite.mistake(
          "there is no '\(Path(parent.segments + [segment]).text)'", note: shown().members(near: segment, at: parent))
      }
      steps.append(step)
      value = value.value(at: [step.key]) ?? .null
    }
    guard let nested = target?.nested, let reactor = nested.reactor(at: steps[...]) else {
      let known = target?.nested?.reachable.map(\.pathText) ?? []
      let reactors =
        known.isEmpty ? "no reactor lives in the state now" : "reactors live at: \(known.listed(upTo: 8))"
      if value == .null { throw line.nameSite.mistake("'\(path.text)' is null", note: reactors) }
      throw line.nameSite.mistake("'\(path.text)' is no reactor", note: "it is \(shown().summary); \(reactors)")
    }
    return reactor
  }
}

extension [String] {
  /// Returns the first texts as a list, with a mark where there are more.
  fileprivate func listed(upTo limit: Int) -> String {
    prefix(limit).joined(separator: ", ") + (count > limit ? ", ..." : "")
  }
}

extension JSONValue {
  /// The members that exist at a path, for the message about a segment that does not.
  fileprivate func members(near segment: String, at path: Path) -> String {
    let parent = path.segments.isEmpty ? "the state" : "'\(path.text)'"
    switch self {
    case .array(let elements):
      if elements.isEmpty { return "\(parent) has no elements" }
      let indices = elements.count == 1 ? "0" : "0 to \(elements.count - 1)"
      let key = segment.selector?.key
      let values = elements.compactMap { element in key.flatMap { element[$0]?.text } }
      return "\(parent) has \(counted(elements.count, "element")), \(indices)"
        + (values.isEmpty ? "" : ", with \(key ?? "") \(values.listed(upTo: 8))")
    case .object(let members):
      return Suggestion.note(for: segment, in: members.map(\.key), heading: "\(parent) has")
        ?? "\(parent) has no fields"
    default: return "\(parent) is \(text)"
    }
  }

  /// A short description of the kind of the value.
  fileprivate var summary: String {
    switch self {
    case .array(let elements): return "an array of \(counted(elements.count, "element"))"
    case .object(let members):
      return members.isEmpty
        ? "a value without fields" : "a value with the fields \(members.map(\.key).listed(upTo: 4))"
    case .string(let text) where text.utf8.count > 40: return "a text"
    default: return text
    }
  }

  /// The step for a segment of a path; nil if nothing is there.
  fileprivate func step(_ segment: String) -> NestedStep? {
    switch self {
    case .array: place(of: segment).map(NestedStep.index)
    case .object: self[segment] == nil ? nil : .key(segment)
    default: nil
    }
  }
}
