import ExactStrings

extension Rule {
  /// The rule as timelines record it, the same for every notation: `always isLoading == false when $inflight == 0`.
  package var canonicalText: String {
    var text = "\(kind.rawValue) \(conditionText)"
    if let premise { text += " when \(premise.canonicalText)" }
    if let span { text += " within \(span.text)" }
    return text
  }

  /// The text of the condition. A path at its start that is called as an operator is in quotes: after the word of the
  /// rule it would make that word a path.
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
