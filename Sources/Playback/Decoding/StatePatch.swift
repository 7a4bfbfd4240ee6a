import ActionScripts
import ExactStrings
import ObservableStates
import Reactors
import TypeLayouts

/// Sets parts of a state to the values of a script, in place: parts that the script does not name stay as they are.
///
/// The state needs no conformance for that. A struct is set field by field. A field is set by the case name of an enum
/// without payloads, by nil where it is optional, and by decoding where its type is `Decodable`. A pulse counts the
/// assignment.
enum StatePatch {
  /// Sets the parts that `value` names.
  static func apply<State>(_ value: ScriptValue, to state: inout State) throws(ArgumentError) {
    try set(value, in: &state)
  }

  fileprivate static func set<Value>(_ value: ScriptValue, in target: inout Value) throws(ArgumentError) {
    if let pulse = target as? any PatchedPulse {
      func open<Known: PatchedPulse>(_ pulse: Known) throws(ArgumentError) -> Value? {
        var pulse = pulse
        try pulse.assign(value)
        return pulse as? Value
      }
      if let patched = try open(pulse) { target = patched }
    } else if case .object(let members) = value, let layout = StructLayout(of: Value.self), isPatched(Value.self) {
      for member in members { try set(member, of: layout, in: &target) }
      if let state = target as? any ObservableState { target = told(state) as? Value ?? target }
    } else if case .object = value, !Reflection.knowsTypes, isPatched(Value.self),
      Mirror(reflecting: target).displayStyle == .struct
    {
      throw ArgumentError(
        "this build cannot set single fields of \(shortName(of: Value.self)): only values tell it their fields")
    } else if let whole = try wholeValue(of: Value.self, value) {
      target = whole
    } else {
      throw ArgumentError(
        "a script cannot make a value of \(shortName(of: Value.self)): it is not Decodable",
        note: StructLayout(of: Value.self).flatMap { layout in
          isPatched(Value.self) ? layout.fields.first.map { "write an object of fields: {\"\($0.name)\":...}" } : nil
        })
    }
  }

  /// Returns the state with a new registrar, which tells observers of the fields that were set directly in memory.
  private static func told<State: ObservableState>(_ state: State) -> State {
    var state = state
    state._$observationRegistrar = state._$observationRegistrar.rewritten()
    return state
  }

  /// Returns whether a struct is set field by field. Structs of the libraries have invariants between their fields and
  /// are set as a whole.
  private static func isPatched(_ type: Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix(before: ".")
    return module != "Swift" && !module.hasPrefix("Foundation") && LeafReader.known(type) == nil
  }

  private static func set<Value>(
    _ member: ScriptValue.Member, of layout: StructLayout, in target: inout Value
  ) throws(ArgumentError) {
    let names = layout.fields.map(\.name)
    guard let index = names.firstIndex(of: member.key) else {
      throw ArgumentError(
        "unknown field '\(member.key)'",
        note: Suggestion.note(for: member.key, in: names, heading: "there are") ?? "there are no fields")
    }
    let field = layout.fields[index]
    if !field.isPlain {
      throw ArgumentError("a script cannot set '\(member.key)': it does not hold its value itself")
    }
    do {
      try withUnsafeMutableBytes(of: &target) { bytes throws(ArgumentError) in
        func open<Field>(_ type: Field.Type) throws(ArgumentError) {
          // The field lies at this offset of an initialized value and has this type, according to the layout.
          let place = (bytes.baseAddress! + field.offset).assumingMemoryBound(to: Field.self)
          try set(member.value, in: &place.pointee)
        }
        try _openExistential(field.type, do: open)
      }
    } catch {
      var error = error
      error.path.insert(member.key, at: 0)
      throw error
    }
  }

  /// Returns the value as a whole; nil where a script cannot make one.
  private static func wholeValue<Value>(of type: Value.Type, _ value: ScriptValue) throws(ArgumentError) -> Value? {
    if value.isNull, let optional = type as? any ExpressibleByNilLiteral.Type { return nothing(of: optional) as? Value }
    if let decodable = type as? any Decodable.Type {
      func open<Known: Decodable>(_ type: Known.Type) throws(ArgumentError) -> Value? {
        try ScriptValueDecoder.decode(type, from: value) as? Value
      }
      return try open(decodable)
    }
    guard let cases = Reflection.allCases(of: type) else { return nil }
    let names = cases.map { Reflection.caseName(of: $0) ?? "\($0)" }
    let name = value.plainText
    if let index = names.firstIndex(of: name) { return cases[index] }
    throw ArgumentError(
      "\(value.shown) is no \(shortName(of: type))", note: Suggestion.note(for: name, in: names, heading: "there are"))
  }

  private static func nothing<Optional: ExpressibleByNilLiteral>(of type: Optional.Type) -> Any {
    type.init(nilLiteral: ())
  }
}

/// A pulse whose value a script sets.
private protocol PatchedPulse {
  mutating func assign(_ value: ScriptValue) throws(ArgumentError)
}

extension Pulse: PatchedPulse {
  fileprivate mutating func assign(_ value: ScriptValue) throws(ArgumentError) {
    var new = wrappedValue
    try StatePatch.set(value, in: &new)
    wrappedValue = new
  }
}
