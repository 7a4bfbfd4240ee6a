import ExactStrings

// `{"always":"repos unique"}`, `{"finally":"$inflight == 0","within":"30s"}`
extension JSONStatementParser {
  func rule(_ kind: Rule.Kind, _ node: JSONNode, _ fields: JSONFields) throws(SyntaxError) -> Rule {
    var rule = Rule(kind, try condition(node, of: kind.rawValue))
    if let node = fields["when"] { rule.premise = try condition(node, of: "when") }
    if let node = fields["within"] { rule.span = try duration(node, of: "within").value }
    return rule
  }

  /// Parses `a.b == 1 and c unique` in a string, or an object that the state has to contain.
  private func condition(_ node: JSONNode, of key: String) throws(SyntaxError) -> Condition {
    if case .object = node.content { return Condition(.contains(try value(node))) }
    return try embedded(node, of: key, isCondition: true) { parser throws(SyntaxError) in try parser.condition() }
  }
}
