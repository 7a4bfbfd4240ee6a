/// The shape of an action: its name and its payloads, as far as its type shows them.
public struct ActionShape: Hashable, Sendable {
  /// The name of the case.
  public let name: String
  /// The payloads in the order of declaration.
  public let payloads: [Payload]
  /// Whether there may be more payloads: one of those that were found is of a type of which no blank can be made.
  var isPartial = false

  /// One payload of an action.
  public struct Payload: Hashable, Sendable {
    /// The declared label; nil if there is none.
    public let label: String?
    /// The type as the writer of a script knows it, `Int?`; nil if it is unknown.
    public let type: String?
    /// The cases of a payload that is itself an action, such as that of a child; empty for every other payload.
    public let cases: [ActionShape]
    /// The type itself, without the `?` of a payload that may be left out; nil if it is unknown.
    let valueType: TypeIdentity?

    init(label: String?, type: String?, cases: [ActionShape] = [], valueType: Any.Type? = nil) {
      self.label = label
      self.type = type
      self.cases = cases
      self.valueType = valueType.map(TypeIdentity.init)
    }

    /// Whether the payload may be left out.
    var isOptional: Bool { type?.hasSuffix("?") ?? false }

    /// Whether the payload is a single value, so that no labels can lead into it.
    var isScalar: Bool {
      let scalars: Set<ExactString> = [
        "Bool", "Character", "Date", "Decimal", "Double", "Duration", "Float", "String", "URL", "UUID",
      ]
      let name = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? ""
      return scalars.contains(name) || name.hasPrefix("Int") || name.hasPrefix("UInt")
    }
  }

  /// The shape as text: `move(from: Int, to: Int)`, `follow(Int)`, `increase`.
  public var signature: String {
    payloads.isEmpty ? name : "\(name)(\(payloadList))"
  }

  /// The shapes of the actions that scripts can write. Where the only payload is itself an action, these are the shapes
  /// of its cases, each under the name that leads there: `login.setName(String)`.
  public var written: [ActionShape] {
    guard payloads.count == 1, payloads[0].label == nil, !payloads[0].cases.isEmpty else { return [self] }
    return payloads[0].cases.flatMap(\.written).map { ActionShape(name: name + "." + $0.name, payloads: $0.payloads) }
  }

  /// Returns the case to which names lead from here, each a case of the sole payload before it; nil where there is none.
  func descendant(at names: some Collection<Substring>) -> ActionShape? {
    guard let name = names.first else { return self }
    let next = payloads.count == 1 ? payloads[0].cases.first { $0.name == String(name) } : nil
    return next?.descendant(at: names.dropFirst())
  }

  private var payloadList: String {
    payloads.map { ($0.label.map { "\($0): " } ?? "") + ($0.type ?? "?") }.joined(separator: ", ")
  }
}

/// A type as a value that can be compared.
struct TypeIdentity: Hashable, Sendable {
  let type: Any.Type

  static func == (left: TypeIdentity, right: TypeIdentity) -> Bool { left.type == right.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension ActionShape {
  /// The key of a payload in the action's coding: its label, or `_0`, `_1` by its place among all payloads.
  func key(of index: Int) -> String { payloads[index].label ?? "_\(index)" }

  private var keys: [String] { payloads.indices.map(key) }

  private var takes: String {
    switch payloads.count {
    case 0: "it takes none"
    case 1: "it takes 1: \(payloadList)"
    default: "it takes \(payloads.count): \(payloadList)"
    }
  }
}

import ActionScripts
import ExactStrings

extension ActionShape {
  /// Returns the arguments of a call in the order of the payloads, with nil for an optional payload that was left out.
  ///
  /// A sole array is the argument list. A sole object holds labels, or, if one of its keys is no label and there is one
  /// payload, it is that payload. Otherwise arguments without a label fill the payloads that no label has taken, in
  /// order.
  func arrange(_ arguments: [ActionCall.Argument]) throws(ArgumentError) -> [ScriptValue?] {
    if arguments.count == 1, arguments[0].label == nil {
      switch arguments[0].value.value {
      case .array(let elements): return try arrange(positional: elements, labelled: [])
      case .object(let members):
        let areLabels = !members.isEmpty && members.allSatisfy { keys.contains($0.key) }
        let isPayload = payloads.count == 1 && !payloads[0].isScalar && !areLabels
        if !isPayload || (members.isEmpty && payloads[0].isOptional) {
          return try arrange(positional: [], labelled: members.map { ($0.key, $0.value) })
        }
      default: break
      }
    }
    var positional: [ScriptValue] = []
    var labelled: [(String, ScriptValue)] = []
    for argument in arguments {
      if let label = argument.label {
        labelled.append((label.value, argument.value.value))
      } else {
        positional.append(argument.value.value)
      }
    }
    // `user id=1 name=ada` for a sole payload without a label is that payload, as `user {"id":1,"name":"ada"}` is.
    if positional.isEmpty, payloads.count == 1, payloads[0].label == nil, !payloads[0].isScalar, !labelled.isEmpty,
      !labelled.contains(where: { keys.contains($0.0) })
    {
      return [.object(labelled.map { ScriptValue.Member($0.0, $0.1) })]
    }
    return try arrange(positional: positional, labelled: labelled)
  }

  /// Returns the sole argument if it is an array and the action has exactly one payload; else nil.
  func solePayload(of arguments: [ActionCall.Argument]) -> ScriptValue? {
    guard payloads.count == 1, arguments.count == 1, arguments[0].label == nil,
      case .array = arguments[0].value.value
    else { return nil }
    return arguments[0].value.value
  }

  private func arrange(
    positional: [ScriptValue], labelled: [(String, ScriptValue)]
  ) throws(ArgumentError) -> [ScriptValue?] {
    var slots: [ScriptValue?] = Array(repeating: nil, count: payloads.count)
    for (label, value) in labelled {
      guard let index = keys.firstIndex(of: label) else {
        var error = ArgumentError(
          "no argument is called '\(label)'",
          note: Suggestion.note(for: label, in: payloads.compactMap(\.label), heading: "there is") ?? takes)
        error.unknownLabel = label
        throw error
      }
      if slots[index] != nil { throw ArgumentError("argument '\(label)' stands twice") }
      slots[index] = value
    }
    let free = slots.indices.filter { slots[$0] == nil }
    for (index, value) in zip(free, positional) { slots[index] = value }
    if positional.count > free.count {
      var error = ArgumentError(
        "\(counted(positional.count + labelled.count, "argument")), but \(takes)",
        note: labelled.isEmpty
          ? note(onSurplus: positional[free.count])
          : "filled by labels already: \(labelled.map(\.0).joined(separator: ", "))")
      error.surplus = free.count
      throw error
    }
    if let missing = payloads.indices.first(where: { slots[$0] == nil && !payloads[$0].isOptional }) {
      let name = payloads[missing].label.map { "'\($0)'" } ?? "\(missing + 1)"
      throw ArgumentError(payloads.count == 1 ? "missing its argument" : "missing argument \(name)", note: takes)
    }
    return slots
  }

  private func note(onSurplus value: ScriptValue) -> String? {
    if case .string(let text) = value, text.hasPrefix("//") { return "a comment begins with '#'" }
    return payloads.last?.type?.hasPrefix("String") == true ? "write a text with blanks in double quotes" : nil
  }
}
