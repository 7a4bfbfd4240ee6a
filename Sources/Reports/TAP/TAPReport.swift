import ExactStrings

/// The outcomes in version 14 of the Test Anything Protocol.
///
/// A case is a test point, and so is a coverage below its goal. A case that is expected to fail has the directive for
/// work that is still to be done, and a case that was not played has the directive for skipping. A failure is followed
/// by YAML with the names of JSON Lines.
package enum TAPReport {
  /// Returns the document: version, plan, and a test point for each case.
  package static func text(of suite: SuiteReport) -> String {
    let plan = suite.points.isEmpty ? "1..0 # nothing was played" : "1..\(suite.points.count)"
    let points = suite.points.enumerated().flatMap { $1.lines(number: $0 + 1) }
    return (["TAP version 14", plan] + points).map { $0 + "\n" }.joined()
  }
}

/// A directive that changes the meaning of a test point; the protocol writes directives in capitals.
private enum Directive: String {
  case skip
  case todo

  func text(_ reason: String) -> String {
    " # " + rawValue.uppercased() + (reason.isEmpty ? "" : " \(reason.escapedForTAP)")
  }
}

extension CaseReport {
  fileprivate func lines(number: Int) -> [String] {
    let verdict = outcome.isFailure || outcome == .xfail ? "not ok" : "ok"
    let point = "\(verdict) \(number) - \(name.escapedForTAP)"
    switch outcome {
    case .pass: return [point]
    case .skip: return [point + Directive.skip.text(message)]
    case .xfail: return [point + Directive.todo.text(message)]
    case .fail, .missing, .error, .crash, .timeout, .xpass: return [point] + diagnostics
    }
  }

  /// The YAML block: every text is a string in quotes, so that none is taken for YAML or for the end of the block.
  private var diagnostics: [String] {
    var lines = ["---", "outcome: \(outcome.rawValue)"]
    if let golden { lines.append("golden: \(golden.quoted)") }
    if let at { lines.append("at: \(at.milliseconds)") }
    if let place {
      lines.append("line: \(place.line)")
      lines.append("file: \((place.file ?? script).quoted)")
    }
    if let changes { lines.append("changes: \(changes)") }
    if !message.isEmpty { lines.append("message: \(message.quoted)") }
    let shown = details.shownLines
    if !shown.isEmpty { lines += ["details:"] + shown.map { "  - \($0.quotedItem)" } }
    lines.append("...")
    return lines.map { "  " + $0 }
  }
}

extension String {
  /// The text as an element of a list. A colon in or after its first word is escaped: Perl's harness would take the
  /// text before it for a key, quotes or not.
  fileprivate var quotedItem: String {
    var text = UnicodeScalarView()
    var rest = quoted.unicodeScalars[...]
    var isBehindBlank = false
    while let scalar = rest.popFirst() {
      if isBehindBlank, scalar != " ", scalar != ":" {
        text.append(scalar)
        break
      }
      isBehindBlank = isBehindBlank || scalar == " "
      text.append(contentsOf: (scalar == ":" ? "\\x3a" : String(scalar)).unicodeScalars)
    }
    return String(text + rest)
  }

  /// The text on one line, in which no hash opens a directive.
  fileprivate var escapedForTAP: String { shown.escaping { $0 == "\\" || $0 == "#" ? "\\\($0)" : nil } }
}
