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
      case .array(let elements):
        return try arrange(positional: elements, labelled: [], noteOnSurplus: "a sole array is the list of arguments")
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
    positional: [ScriptValue], labelled: [(String, ScriptValue)], noteOnSurplus: String? = nil
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
          ? noteOnSurplus ?? note(onSurplus: positional[free.count])
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

  /// Returns the values of payloads as an object, as the action's coding has it; a missing value has no member.
  func object(of values: [ScriptValue?]) -> ScriptValue {
    .object(values.enumerated().compactMap { index, value in value.map { ScriptValue.Member(key(of: index), $0) } })
  }

  private func note(onSurplus value: ScriptValue) -> String? {
    if case .string(let text) = value, text.hasPrefix("//") { return "a comment begins with '#'" }
    return payloads.last?.type?.hasPrefix("String") == true ? "write a text with blanks in double quotes" : nil
  }

  private var keys: [String] { payloads.indices.map(key) }

  private var takes: String {
    switch payloads.count {
    case 0: "it takes none"
    case 1: "it takes 1: \(payloadList)"
    default: "it takes \(payloads.count): \(payloadList)"
    }
  }
}
