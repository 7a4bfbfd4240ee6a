import ExactStrings

extension Rule {
  /// The rule as timelines record it, the same for every notation: `always isLoading == false when $inflight == 0`.
  package var canonicalText: String {
    var text = "\(kind.rawValue) \(conditionText)"
    if let premise { text += " when \(premise.canonicalText)" }
    if let span { text += " within \(span.text)" }
    return text
  }

  /// The text of the condition. A path at its start that has the name of an operator is in quotes, because the parser
  /// would otherwise take it for an operator and the word of the rule for a path.
  var conditionText: String {
    let text = condition.canonicalText
    guard let path = condition.expectations.first?.locatedPath?.value.text, Expectation.isOperator(path) else {
      return text
    }
    return "\"\(path)\"" + text.dropFirst(path.count)
  }
}

extension Condition {
  /// The condition as timelines record it: `query == "x" and repos has "y"`.
  package var canonicalText: String {
    alternatives.map { $0.map(\.canonicalText).joined(separator: " and ") }.joined(separator: " or ")
  }
}
