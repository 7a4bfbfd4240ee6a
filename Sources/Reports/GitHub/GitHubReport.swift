import ExactStrings

/// The failures as GitHub Actions shows them: annotations at the lines of the scripts, and a summary of the step.
package enum GitHubReport {
  /// The number of annotations of a step that GitHub keeps.
  package static let annotationLimit = 10

  /// The number of bytes of a step's summary that GitHub accepts; it shows nothing of a longer one.
  package static let summaryByteLimit = 1_048_576

  /// Returns a workflow command on a line for each failure, to be written to standard output; empty if nothing failed.
  ///
  /// There are at most ten. If there are more failures, the last command for a case says for how many it stands. A
  /// coverage below its goal comes behind the cases. The paths are those of the scripts: GitHub finds the lines of
  /// those that are relative to the root of the repository.
  package static func annotations(of suite: SuiteReport) -> String {
    let failures = suite.failures
    let limit = suite.shortfall == nil ? annotationLimit : annotationLimit - 1
    let isCut = failures.count > limit
    var commands = failures.prefix(isCut ? limit - 1 : limit).map(\.annotation)
    let rest = failures.count - commands.count
    let others = [isCut ? "\(rest) more cases failed, \(failures.count) in all" : nil, suite.shortfall?.message]
    commands += others.compactMap(\.self).map { line in
      WorkflowCommand(name: "error", properties: [("title", "Reel")], lines: [line])
    }
    return commands.map { $0.text + "\n" }.joined()
  }

  /// Returns the Markdown to be appended to the file that `GITHUB_STEP_SUMMARY` names, cut to the size that GitHub
  /// accepts.
  package static func stepSummary(of suite: SuiteReport) -> String {
    MarkdownReport.text(of: suite, byteLimit: summaryByteLimit)
  }
}

extension CaseReport {
  /// The largest number of lines of an excerpt in an annotation, which is about what fits beside a source line.
  private static let longestExcerpt = 20

  /// The largest length of a title in characters; GitHub does not accept much longer ones.
  private static let longestTitle = 200

  fileprivate var annotation: WorkflowCommand {
    var properties: [(String, String)] = []
    if script != "-" || place?.file != nil {
      properties.append(("file", place?.file ?? script))
      if let place { properties.append(("line", String(place.line))) }
    }
    properties.append(("title", name.shown.clipped(to: Self.longestTitle)))
    let head = message.isEmpty ? outcome.rawValue : message
    var lines = details.shownLines[...]
    // A diagnostic begins with the message.
    if let first = lines.first, first == "error: \(head.shown)" { lines.removeFirst() }
    var excerpt = Array(lines.prefix(Self.longestExcerpt))
    if lines.count > excerpt.count { excerpt.append("... \(lines.count - excerpt.count) more lines") }
    return WorkflowCommand(name: "error", properties: properties, lines: [head] + excerpt)
  }
}
