import ExactStrings
import JSONValues

/// The outcomes as JSON Lines: a `case` record for each case, `coverage` records if they were asked for, then a
/// `summary` record.
///
///     {"type":"case","script":"x.reel","case":"a","outcome":"fail","golden":"x.timeline","at":50,"line":8,"changes":2}
///     {"type":"summary","pass":0,"fail":1,"missing":0,"error":0,"crash":0,"timeout":0,"xfail":0,"xpass":0,"skip":0}
package enum JSONLinesReport {
  /// Returns the records, one a line: keys in a fixed order, no blanks outside strings.
  ///
  /// `script` is null for standard input, `case` for a case without a title, `golden` where there is none. `at` (in
  /// virtual milliseconds), `line`, `file` and `changes` stand only on a failure, and only where they are known.
  package static func text(of suite: SuiteReport) -> String {
    (suite.cases.map(\.record) + suite.coverage + [suite.summary]).map { $0.text + "\n" }.joined()
  }
}

extension CaseReport {
  fileprivate var record: JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", "case"), .init("script", script == "-" ? nil : script), .init("case", title),
      .init("outcome", outcome.rawValue), .init("golden", golden),
    ]
    if outcome.isFailure {
      if let at { members.append(.init("at", JSONValue(number: at.milliseconds))) }
      if let place {
        members.append(.init("line", place.line))
        if let file = place.file { members.append(.init("file", file)) }
      }
      if let changes { members.append(.init("changes", changes)) }
    }
    return .object(members)
  }
}

extension SuiteReport {
  fileprivate var summary: JSONValue {
    let counts = CaseReport.Outcome.allCases.map { JSONValue.Member($0.rawValue, count(of: $0)) }
    return .object([.init("type", "summary")] + counts)
  }
}
