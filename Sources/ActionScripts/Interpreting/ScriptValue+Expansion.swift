import ExactStrings

/// An error in the use of a variable: it is not declared, or is not a duration where one is needed.
package struct VariableError: Error, Hashable, Sendable {
  /// The name between the braces.
  package var name: String
  /// The place of the value that uses the variable; `none` if only the value is known.
  package var range: SourceRange
  /// The role that the value of a declared variable cannot play; nil if there is no such variable.
  package var unsuitableRole: Role?

  /// A role of variables that not every value can play.
  package enum Role: Hashable, Sendable {
    /// `+${pause}`
    case duration
    /// `x${n}`
    case count
  }

  /// Creates an error for an unknown variable.
  package init(name: String, range: SourceRange = .none, unsuitableAs role: Role? = nil) {
    self.name = name
    self.range = range
    unsuitableRole = role
  }
}

extension ScriptValue {
  /// Returns whether the value holds more than `limit` bytes of text and other values; stops looking at the limit.
  package func isLarger(than limit: Int) -> Bool { room(in: limit) < 0 }

  /// Returns the room that is left after the value takes its part; negative if it does not fit.
  private func room(in room: Int) -> Int {
    switch self {
    case .null, .bool: return room - 1
    case .word(let text), .number(let text), .string(let text), .variable(let text): return room - 1 - text.utf8.count
    case .array(let elements):
      return elements.reduce(room - 1) { $0 < 0 ? $0 : $1.room(in: $0) }
    case .object(let members):
      return members.reduce(room - 1) { $0 < 0 ? $0 : $1.value.room(in: $0 - $1.key.utf8.count) }
    }
  }
}

extension ScriptValue {
  /// Returns the value with its variables replaced.
  ///
  /// `${n}` as a whole token is replaced by the value of `n`. Inside a string or a word it is replaced by its text: the
  /// characters of a string or a word, the JSON of any other value. Inserted text is not expanded again. `$${` becomes
  /// `${`. Keys of objects are not changed.
  ///
  /// - Parameters:
  ///   - variables: Returns the value of a name; nil for an unknown one.
  ///   - used: The set to which replaced names are added.
  package func expanded(
    variables: (String) -> ScriptValue?, used: inout Set<ExactString>
  ) throws(VariableError) -> ScriptValue {
    // Most values have no variables, and are not built anew.
    mayHoldVariables ? try replacingVariables(variables, &used) : self
  }

  private func replacingVariables(
    _ variables: (String) -> ScriptValue?, _ used: inout Set<ExactString>
  ) throws(VariableError) -> ScriptValue {
    switch self {
    case .null, .bool, .number: return self
    case .variable(let name): return try Self.lookUp(name, variables, &used)
    case .word(let word): return .word(try Self.replace(in: word, variables, &used))
    case .string(let text): return .string(try Self.replace(in: text, variables, &used))
    case .array(let elements):
      var result: [ScriptValue] = []
      result.reserveCapacity(elements.count)
      for element in elements { result.append(try element.replacingVariables(variables, &used)) }
      return .array(result)
    case .object(let members):
      var result: [Member] = []
      result.reserveCapacity(members.count)
      for member in members {
        result.append(Member(member.key, try member.value.replacingVariables(variables, &used)))
      }
      return .object(result)
    }
  }

  /// Whether a text in the value has a dollar sign, or the value is a variable.
  var mayHoldVariables: Bool {
    switch self {
    case .null, .bool, .number: false
    case .variable: true
    case .word(let text), .string(let text): Self.hasDollarSign(text)
    case .array(let elements): elements.contains { $0.mayHoldVariables }
    case .object(let members): members.contains { $0.value.mayHoldVariables }
    }
  }

  private static func hasDollarSign(_ text: String) -> Bool {
    let sign = UInt8(ascii: "$")
    return text.utf8.withContiguousStorageIfAvailable { $0.contains(sign) } ?? text.utf8.contains(sign)
  }

  private static func replace(
    in text: String, _ variables: (String) -> ScriptValue?, _ used: inout Set<ExactString>
  ) throws(VariableError) -> String {
    guard hasDollarSign(text) else { return text }
    var result = ""
    for part in VariableSyntax.parts(of: text) {
      switch part {
      case .literal(let literal), .malformed(let literal): result += literal
      case .variable(let name): result += try lookUp(String(name), variables, &used).plainText
      }
    }
    return result
  }

  private static func lookUp(
    _ name: String, _ variables: (String) -> ScriptValue?, _ used: inout Set<ExactString>
  ) throws(VariableError) -> ScriptValue {
    guard let value = variables(name) else { throw VariableError(name: name) }
    used.insert(name)
    return value
  }

  /// The text of the value inside another text, or as a code or message.
  package var plainText: String {
    switch self {
    case .word(let text), .string(let text), .number(let text): text
    case .variable(let name): "${\(name)}"
    default: json.text
    }
  }
}
