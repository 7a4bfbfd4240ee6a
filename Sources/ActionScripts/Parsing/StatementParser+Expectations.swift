import ExactStrings

// `? PATH OP VALUE`, `? PATH exists|missing`, `? PATH == _`, `? {...}`
extension StatementParser {
  private static let operators = Expectation.Comparison.allCases.map(\.rawValue) + ["exists", "missing"]
  private static let example = "write: ? items.0 == 1"

  mutating func expectation() throws(SyntaxFault) -> Expectation {
    let first = try nextToken(orMissing: "a path is missing after '?'", note: Self.example)
    if first.kind == .brackets {
      let pattern = try value(first)
      guard case .object = pattern.value else {
        throw SyntaxFault(
          "an array is not allowed here: the state is an object", first.range,
          note: "write a path, an operator and a value, or an object")
      }
      try expectEnd(behind: "the object")
      return .contains(pattern)
    }
    let path = try path(first)
    try checkPseudoPath(path.value, first)
    let sign = try nextToken(
      orMissing: "an operator is missing after the path",
      note: "write: ? \(string(first.range).prefix(60).description.escapedForDisplay) exists")
    return try comparison(of: path, with: string(sign.range), sign)
  }

  private mutating func comparison(
    of path: Located<Path>, with sign: String, _ token: Token
  ) throws(SyntaxFault) -> Expectation {
    if sign == "exists" || sign == "missing" {
      try expectEnd(behind: "'\(sign)'")
      return sign == "exists" ? .exists(path) : .missing(path)
    }
    guard let comparison = Expectation.Comparison(rawValue: sign) else {
      let closest = sign == "=" ? "did you mean '=='? " : ""
      let list = "operators: " + Self.operators.joined(separator: " ")
      let note = Suggestion.closest(to: sign, in: Self.operators.suffix(4)).map { "did you mean '\($0)'? \(list)" }
      throw SyntaxFault(
        "unknown operator \(sign.quotedForMessage)", token.range, note: note ?? closest + list)
    }
    let operand = try nextToken(orMissing: "a value is missing after '\(sign)'", note: Self.example)
    if operand.kind == .word, string(operand.range) == "_" {
      guard comparison == .equal else {
        throw SyntaxFault(
          "a hole is allowed only after '=='", operand.range, note: "the text itself is written \"_\"")
      }
      try expectEnd(behind: "the hole")
      return .hole(path)
    }
    let value = try value(operand)
    if comparison == .like {
      switch value.value {
      case .array, .object:
        throw SyntaxFault("'like' needs a text with '*' and '?'", operand.range, note: "write: ? name like \"Re*\"")
      default: break
      }
    }
    try expectEnd(behind: "the value")
    return .compare(path, comparison, value)
  }

  private func checkPseudoPath(_ path: Path, _ token: Token) throws(SyntaxFault) {
    guard let first = path.segments.first, first.hasPrefix("$"), !Path.pseudoPaths.contains(first) else { return }
    throw SyntaxFault(
      "unknown path \(first.quotedForMessage)", token.range,
      note: Suggestion.note(for: first, in: Path.pseudoPaths, heading: "there are"))
  }
}
