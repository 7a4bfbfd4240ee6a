import Comparison
import ExactStrings
import Pages
import Reports
import Timelines

/// The cases of a run for a page, with their frames.
struct SuitePage {
  /// The cases, in the order of the suite.
  private(set) var cases: [PageCase] = []
  private var scripts = PageScriptCache()

  /// Adds a case, or a mistake of a file, without frames.
  mutating func add(_ report: CaseReport) {
    cases.append(PageCase(report, reactor: "", content: .nothing))
  }

  /// Adds a case that was played, beside its golden where it differs.
  /// - Parameters:
  ///   - entry: The script that it was played from.
  ///   - command: The command that accepts its frames; nil where they cannot be accepted.
  mutating func add(
    _ report: CaseReport, of played: PlayedCase, in entry: ScriptSuite.Entry, difference: CaseComparison?,
    command: String?
  ) {
    let content = difference.map(PageCase.Content.comparison) ?? played.timeline.map(PageCase.Content.run) ?? .nothing
    var one = PageCase(report, reactor: played.outcome.outline.reactor, content: content)
    one.scripts = scripts.scripts(of: played, in: entry.source, among: entry.script.cases)
    if report.outcome.isFailure { one.command = command }
    cases.append(one)
  }

  /// Adds a case that was played, and not judged.
  mutating func add(_ played: PlayedCase, in entry: ScriptSuite.Entry) {
    let outline = played.outcome.outline
    cases.append(
      PageCase(
        name: outline.name(in: entry.script.name), reactor: outline.reactor, script: entry.script.name,
        scripts: scripts.scripts(of: played, in: entry.source, among: entry.script.cases),
        content: played.timeline.map(PageCase.Content.run) ?? .nothing))
  }

  /// Adds a section of a golden whose case was not played.
  mutating func add(_ report: CaseReport, lost: CaseComparison) {
    cases.append(PageCase(report, reactor: lost.reactor, content: .comparison(lost)))
  }
}

extension PageCase {
  /// Creates a case from its report.
  init(_ report: CaseReport, reactor: String, content: Content) {
    var details = ""
    if case .comparison = content {} else { details = report.details }
    self.init(
      name: report.name, reactor: reactor, script: report.script, outcome: report.outcome.rawValue,
      isFailed: report.outcome.isFailure, message: report.message, details: details, content: content)
    isLeftOut = report.isLeftOut
  }
}
