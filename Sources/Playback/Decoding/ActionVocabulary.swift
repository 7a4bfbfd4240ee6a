import ActionScripts
import ExactStrings
import JSONValues
import TypeLayouts

/// The actions of a reactor as scripts write them, and the creation of action values from that.
class ActionVocabulary<Action> {
  /// The actions, in the order of declaration; nil if they are known only to their decoding.
  var shapes: [ActionShape]? { nil }

  /// Returns the shape of the action with a name; nil if there is none, or if only decoding can tell.
  func shape(named name: String) -> ActionShape? { shapes?.first { $0.name == name } }

  /// Whether the coding can be asked for each name although the names are not known. A name without a shape is then no
  /// action.
  var knowsWhatIsNone: Bool { false }

  /// Whether the vocabulary has every action of its type, including those that only effects send.
  var isWhole: Bool { false }

  /// The cases of the action that no script can send; those with payloads first.
  var forgottenCases: [String] { [] }

  /// The name in timelines of an action that scripts write by this name; nil where it is not known.
  func shownName(of name: String) -> String? { name }

  /// Makes an action from the values of its payloads.
  func make(_ name: String, _ payloads: [ScriptValue?], shape: ActionShape) throws(ArgumentError) -> Action {
    preconditionFailure("a vocabulary makes actions")
  }

  /// Makes an action where no shapes are known.
  func make(_ call: ActionCall) throws(ArgumentError) -> Action {
    throw ArgumentError("no action can be made of this")
  }

  /// Decodes a call whose variables are expanded.
  final func decode(_ call: ActionCall) throws(ActionDecodingError) -> Action {
    let name = call.name.value
    if let shape = shape(named: name), !shape.isPartial || call.arguments.count <= shape.payloads.count {
      return try make(shape, call.arguments)
    }
    // `row.set 3`: the rest of a dotted name is the case of an enum that is the sole payload.
    if let (outer, inner) = name.cut(at: "."), let shape = shape(named: String(outer)),
      shape.payloads.count == 1
    {
      if let leaf = shape.descendant(at: inner.split(separator: ".")), !leaf.isPartial {
        return try make(leaf, call, in: shape)
      }
      let nested = String(inner)
      let argument = ActionCall.Argument(Located(Self.nestedCase(nested, call.arguments), call.name.range))
      return try make(shape, [argument], nested: nested.prefix(before: "."))
    }
    guard let shapes else {
      if knowsWhatIsNone, shape(named: name) == nil { throw .unknownAction(name, known: []) }
      do { return try make(call) } catch { throw ActionDecodingError(error, in: call.name.value) }
    }
    throw .unknownAction(name, known: shapes.map(\.name))
  }

  /// Decodes a value as a call: a name, or an object with the name as its only key.
  final func decode(_ value: ScriptValue) throws(ArgumentError) -> Action {
    let name: String
    var arguments: [ActionCall.Argument] = []
    switch value {
    case .word(let word), .string(let word): name = word
    case .object(let members) where members.count == 1:
      name = members[0].key
      if members[0].value != .object([]) { arguments = [ActionCall.Argument(Located(members[0].value, .none))] }
    default: throw ArgumentError("expected a case, found \(value.shown)", note: note(of: shapes ?? []))
    }
    do throws(ActionDecodingError) {
      return try decode(ActionCall(name: Located(name, .none), arguments: arguments))
    } catch {
      switch error {
      case .unknownAction(let name, let known):
        throw ArgumentError(
          "unknown case '\(name)'", note: Suggestion.note(for: name, in: known, heading: "there are"))
      case .badArguments(let message, let note, _), .badName(let message, let note):
        throw ArgumentError(message, note: note)
      }
    }
  }

  private func note(of shapes: [ActionShape]) -> String? {
    shapes.isEmpty ? nil : "there are: " + shapes.map(\.name).joined(separator: ", ")
  }

  /// Makes an action whose sole payload is the case that the name of the call leads to.
  private func make(_ leaf: ActionShape, _ call: ActionCall, in shape: ActionShape) throws(ActionDecodingError)
    -> Action
  {
    let names = call.name.value.split(separator: ".").dropFirst().map(String.init)
    func make(_ payloads: [ScriptValue?]) throws(ArgumentError) -> Action {
      let payload = names.reversed().reduce(leaf.object(of: payloads)) { .object([ScriptValue.Member($1, $0)]) }
      do {
        return try self.make(shape.name, [payload], shape: shape)
      } catch {
        var error = error
        // The names of the cases stand in the action's name already, and so do the keys of sole payloads.
        var path = error.path[...]
        func skip(_ key: String) { if let first = path.first, first == key { path.removeFirst() } }
        skip(shape.key(of: 0))
        for name in names {
          skip("_0")
          skip(name)
        }
        if leaf.payloads.count == 1, leaf.payloads[0].label == nil { skip("_0") }
        error.path = Array(path)
        throw error
      }
    }
    do {
      return try make(try leaf.arrange(call.arguments))
    } catch {
      if let array = leaf.solePayload(of: call.arguments), let action = try? make([array]) { return action }
      throw ActionDecodingError(error, in: call.name.value)
    }
  }

  /// - Parameter nested: The case of the sole payload that stands in the action's name.
  private func make(
    _ shape: ActionShape, _ arguments: [ActionCall.Argument], nested: Substring? = nil
  ) throws(ActionDecodingError) -> Action {
    do {
      return try make(shape.name, try shape.arrange(arguments), shape: shape)
    } catch {
      // A sole array is the argument list. Where that fails, it may be the only argument itself.
      if let array = shape.solePayload(of: arguments), let action = try? make(shape.name, [array], shape: shape) {
        return action
      }
      var error = error
      // The key of a sole payload adds nothing to the action's name.
      if shape.payloads.count == 1, error.path.first == shape.key(of: 0), shape.payloads[0].label == nil {
        error.path.removeFirst()
      }
      if let nested, error.path.isEmpty, error.unknownCase == String(nested) {
        throw .badName(error.text(in: shape.name), note: error.note)
      }
      throw ActionDecodingError(error, in: shape.name)
    }
  }

  private static func nestedCase(_ name: String, _ arguments: [ActionCall.Argument]) -> ScriptValue {
    if let (outer, inner) = name.cut(at: ".") {
      return .object([ScriptValue.Member(String(outer), nestedCase(String(inner), arguments))])
    }
    let payload: ScriptValue
    if arguments.contains(where: { $0.label != nil }) {
      payload = arguments.object
    } else if arguments.count == 1, case .object = arguments[0].value.value {
      payload = arguments[0].value.value
    } else if arguments.count == 1, case .array = arguments[0].value.value {
      payload = arguments[0].value.value
    } else {
      payload = .array(arguments.map(\.value.value))
    }
    return .object([ScriptValue.Member(name, payload)])
  }
}

extension [ActionCall.Argument] {
  /// The arguments as an object; one without a label has the key that Swift's own coding gives it.
  fileprivate var object: ScriptValue {
    .object(enumerated().map { ScriptValue.Member($1.label?.value ?? "_\($0)", $1.value.value) })
  }
}

/// The reason why a call is not an action of a reactor.
enum ActionDecodingError: Error, Equatable {
  case unknownAction(String, known: [String])
  case badArguments(String, note: String?, Part?)
  /// The name leads to a case that does not exist.
  case badName(String, note: String?)

  /// The part of the arguments that is to blame, by its label.
  enum Part: Equatable {
    case label(String)
    case value(of: String)
    /// The argument without a label that is one too many, by its place among the arguments without labels.
    case surplus(Int)
  }

  /// Creates the reason for an action whose arguments are wrong.
  init(_ error: ArgumentError, in name: String) {
    let part = error.surplus.map(Part.surplus) ?? error.unknownLabel.map(Part.label) ?? error.path.first.map(Part.value)
    self = .badArguments(error.text(in: name), note: error.note, part)
  }
}

/// The vocabulary of an action that can be decoded.
final class DecodableVocabulary<Action: Decodable>: ActionVocabulary<Action> {
  private lazy var knownShapes = ShapeProbe.shapes(of: Action.self)

  override var shapes: [ActionShape]? { knownShapes }
  override var isWhole: Bool { true }

  override func shape(named name: String) -> ActionShape? {
    if let knownShapes { return knownShapes.first { $0.name == name } }
    // Where the names of the cases are not known, the coding can still be asked for one.
    return Reflection.knowsTypes ? nil : ShapeProbe.shape(of: Action.self, named: name)
  }

  override var knowsWhatIsNone: Bool { !Reflection.knowsTypes && ShapeProbe.asksForCase(Action.self) }

  override func make(
    _ name: String, _ payloads: [ScriptValue?], shape: ActionShape
  ) throws(ArgumentError) -> Action {
    if Action.self is any RawRepresentable.Type { return try ScriptValueDecoder.decode(Action.self, from: .word(name)) }
    do {
      return try ScriptValueDecoder.decode(
        Action.self, from: .object([ScriptValue.Member(name, shape.object(of: payloads))]))
    } catch {
      var error = error
      if error.path.first == name { error.path.removeFirst() }
      throw error
    }
  }

  override func make(_ call: ActionCall) throws(ArgumentError) -> Action {
    let name = call.name.value
    if call.arguments.isEmpty { return try ScriptValueDecoder.decode(Action.self, from: .word(name)) }
    let isUnlabelled = call.arguments.allSatisfy { $0.label == nil }
    let payload: ScriptValue =
      call.arguments.count == 1 && isUnlabelled
      ? call.arguments[0].value.value
      : isUnlabelled && !Reflection.knowsTypes
        ? .array(call.arguments.map(\.value.value))
        : call.arguments.object
    return try ScriptValueDecoder.decode(Action.self, from: .object([ScriptValue.Member(name, payload)]))
  }
}
