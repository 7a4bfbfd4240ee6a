import ActionScripts
import ExactStrings

/// A change of one value in the arguments of an action.
package struct PayloadChange: Hashable, Sendable {
  /// The way from the arguments to the value: labels or positions of arguments, keys, indices.
  package let path: [ExactString]
  /// The change of the value.
  package let variation: Variation

  /// Creates a change of the value at a path.
  package init(at path: [ExactString], _ variation: Variation) {
    self.path = path
    self.variation = variation
  }

  /// The ways in which a value can change.
  package enum Variation: String, CaseIterable, Sendable {
    /// A Boolean is the other one.
    case flipped
    /// A number is greater by one.
    case increased
    /// A number is less by one.
    case decreased
    /// A text is empty.
    case emptied
    /// A text is longer by one letter.
    case lengthened
    /// The first element of a list is left out.
    case shortened
    /// A value is nil.
    case removed
    /// A value takes the place of nil.
    case filled
  }

  /// The change in words: `count increased`, or `emptied` for a sole payload without a name.
  package var text: String { path.isEmpty ? variation.rawValue : "\(name) \(variation.rawValue)" }

  private var name: String { path.map(\.string).joined(separator: ".") }
}

extension PayloadChange {
  /// Returns the changes that the arguments of a call allow, in their order, as far as some type can decode the
  /// results.
  package static func changes(of call: ActionCall) -> [PayloadChange] {
    call.arguments.enumerated().flatMap { index, argument in
      Self.changes(of: argument.value.value, at: call.path(of: index))
    }
  }

  private static func changes(of value: ScriptValue, at path: [ExactString]) -> [PayloadChange] {
    var changes = Variation.allCases.filter { !value.varied($0).isEmpty }.map { PayloadChange(at: path, $0) }
    switch value {
    case .object(let members):
      for member in members { changes += Self.changes(of: member.value, at: path + [ExactString(member.key)]) }
    case .array(let elements):
      if let first = elements.first { changes += Self.changes(of: first, at: path + ["0"]) }
    default: break
    }
    return changes
  }

  /// Returns the calls that the change makes of a call, the likeliest to be decoded first; empty where it cannot be
  /// made.
  package func applied(to call: ActionCall) -> [ActionCall] {
    for (index, argument) in call.arguments.enumerated() {
      let start = call.path(of: index)
      guard path.starts(with: start) else { continue }
      let values = argument.value.value.replacing(at: path.dropFirst(start.count)) { $0.varied(variation) }
      if values.isEmpty { continue }
      return values.map { value in
        var changed = call
        changed.arguments[index].value.value = value
        return changed
      }
    }
    return []
  }
}

extension ActionCall {
  /// The path of an argument: its label; its position where there are several; empty for a sole argument.
  fileprivate func path(of index: Int) -> [ExactString] {
    if let label = arguments[index].label?.value { return [ExactString(label)] }
    return arguments.count == 1 ? [] : [ExactString(String(index))]
  }
}

extension ScriptValue {
  /// The replacements of nil, one of which most types can decode.
  private static let fillings: [ScriptValue] = [
    .bool(true), .number("1"), .string("x"), .array([]), .object([]),
  ]

  /// Returns the values that a variation makes of this one; empty where it makes none. A word that is a number or a
  /// Boolean is varied as such.
  fileprivate func varied(_ variation: PayloadChange.Variation) -> [ScriptValue] {
    switch variation {
    case .flipped: boolean.map { [$0 ? make("false", .bool(false)) : make("true", .bool(true))] } ?? []
    case .increased: number(plus: 1)
    case .decreased: number(plus: -1)
    case .emptied: text.map { $0.isEmpty ? [] : [.string("")] } ?? []
    case .lengthened: text.map { [.string($0 + "x")] } ?? []
    case .shortened: elements.map { $0.isEmpty ? [] : [.array(Array($0.dropFirst()))] } ?? []
    case .removed: isNull ? [] : [.null]
    case .filled: isNull ? Self.fillings : []
    }
  }

  /// Returns this value with another one at a path, once for each that `change` returns.
  fileprivate func replacing(
    at path: ArraySlice<ExactString>, _ change: (ScriptValue) -> [ScriptValue]
  ) -> [ScriptValue] {
    guard let key = path.first else { return change(self) }
    switch self {
    case .object(var members):
      guard let index = members.firstIndex(where: { $0.key == key.string }) else { return [] }
      return members[index].value.replacing(at: path.dropFirst(), change).map { value in
        members[index].value = value
        return .object(members)
      }
    case .array(var elements):
      guard let index = Int(key.string), elements.indices.contains(index) else { return [] }
      return elements[index].replacing(at: path.dropFirst(), change).map { value in
        elements[index] = value
        return .array(elements)
      }
    default: return []
    }
  }

  private var boolean: Bool? {
    switch self {
    case .bool(let value): value
    case .word(let word): word == "true" ? true : word == "false" ? false : nil
    default: nil
    }
  }

  private var text: String? { if case .string(let text) = self { text } else { nil } }

  private var elements: [ScriptValue]? { if case .array(let elements) = self { elements } else { nil } }

  private func number(plus step: Int) -> [ScriptValue] {
    guard boolean == nil, !isNull else { return [] }
    switch self {
    case .number(let text), .word(let text):
      if let number = Int(text) {
        let (sum, overflows) = number.addingReportingOverflow(step)
        return overflows ? [] : [make(String(sum), .number(String(sum)))]
      }
      guard let number = Double(text), number.isFinite else { return [] }
      let sum = String(number + Double(step))
      return [make(sum, .number(sum))]
    default: return []
    }
  }

  /// Returns a word if this is one, or else the value.
  private func make(_ word: String, _ value: ScriptValue) -> ScriptValue {
    if case .word = self { .word(word) } else { value }
  }
}
