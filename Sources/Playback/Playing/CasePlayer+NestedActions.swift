import ActionScripts
import ExactStrings
import JSONValues

// Lines that act on reactors that live in the state.
extension CasePlayer {
  /// Sends an action to the reactor at a path, or stops for what is wrong with the line.
  func act(_ line: NestedLine) {
    do throws(NestedMistake) {
      let reactor = try reactor(at: line.path)
      let action = try prepare(line.call, for: reactor)
      place = line.nameBlame.place
      reactor.send(action)
      place = nil
    } catch {
      let blame = error.isAboutArguments ? line.blame : line.nameBlame
      stop(for: PlayMistake(error.message, note: error.note, blame: blame))
    }
  }

  private func reactor(at path: Path) throws(NestedMistake) -> NestedReactor {
    var steps: [NestedStep] = []
    var value = stateTree
    for (index, segment) in path.segments.enumerated() {
      guard let step = value.step(segment) else {
        throw .missing(segment, in: value, at: Path(Array(path.segments[..<index])))
      }
      steps.append(step)
      value = value.value(at: [step.key]) ?? .null
    }
    guard let nested = target?.nested, let reactor = nested.reactor(at: steps[...]) else {
      throw .noReactor(path, value, known: target?.nested?.reachable.map(\.pathText) ?? [])
    }
    return reactor
  }

  private func prepare(
    _ call: ActionCall, for reactor: NestedReactor
  ) throws(NestedMistake) -> PreparedAction {
    let type = reactor.typeName
    let prepared: PreparedAction?
    do throws(ActionDecodingError) {
      prepared = try reactor.prepare(call, by: setup.catalog)
    } catch {
      switch error {
      case .unknownAction(let name, let known):
        throw NestedMistake(
          "unknown action '\(name)' of \(type)",
          note: Suggestion.note(for: name, in: known.sorted(), heading: "it has") ?? "it has no actions")
      case .badArguments(let message, let note): throw NestedMistake(message, note: note, isAboutArguments: true)
      case .badName(let message, let note): throw NestedMistake(message, note: note)
      }
    }
    guard let prepared else {
      throw NestedMistake(
        "nothing says what the actions of \(type) are called",
        note: "register them: catalog.actions(of: \(type).self) { cases in ... }")
    }
    return prepared
  }
}

/// Why a line cannot act on a nested reactor.
private struct NestedMistake: Error {
  let message: String
  let note: String?
  var isAboutArguments = false

  init(_ message: String, note: String?, isAboutArguments: Bool = false) {
    self.message = message
    self.note = note
    self.isAboutArguments = isAboutArguments
  }

  /// Nothing is at a segment of a path.
  static func missing(_ segment: String, in value: JSONValue, at path: Path) -> NestedMistake {
    let whole = Path(path.segments + [segment]).text
    let parent = path.segments.isEmpty ? "the state" : "'\(path.text)'"
    switch value {
    case .array(let elements):
      let known =
        switch elements.count {
        case 0: "no elements"
        case 1: "1 element, 0"
        default: "\(elements.count) elements, 0 to \(elements.count - 1)"
        }
      return NestedMistake("there is no '\(whole)'", note: "\(parent) has \(known)")
    case .object(let members):
      return NestedMistake(
        "there is no '\(whole)'",
        note: Suggestion.note(for: segment, in: members.map(\.key), heading: "\(parent) has")
          ?? "\(parent) has no fields")
    default:
      return NestedMistake("there is no '\(whole)'", note: "\(parent) is \(value.text)")
    }
  }

  /// What is at a path is no reactor.
  static func noReactor(_ path: Path, _ value: JSONValue, known: [String]) -> NestedMistake {
    let shown = known.prefix(8).joined(separator: ", ") + (known.count > 8 ? ", ..." : "")
    return NestedMistake(
      value == .null ? "'\(path.text)' is null" : "'\(path.text)' is no reactor",
      note: known.isEmpty ? "no reactor lives in the state now" : "reactors live at: \(shown)")
  }
}

extension JSONValue {
  /// The step that a segment of a path means here; nil if nothing is there.
  fileprivate func step(_ segment: String) -> NestedStep? {
    switch self {
    case .array: place(of: segment).map(NestedStep.index)
    case .object: self[segment] == nil ? nil : .key(segment)
    default: nil
    }
  }
}
