import ActionScripts
import ExactStrings
import Pages
import Playback
import Reports

/// The findings of exploring as a page: each finding as a case with its script, and a table of the runs.
struct ExplorationPage {
  private var cases: [PageCase] = []
  private var rows: [[String]] = []

  /// Adds a reactor without findings, or one that cannot be explored.
  mutating func add(_ report: CaseReport) {
    cases.append(PageCase(report, reactor: "", content: .nothing))
  }

  /// Adds a finding with the played cases of its script.
  mutating func add(_ reported: ReportedFinding) {
    // Scripts that are not kept all have the same name.
    var scripts = PageScriptCache()
    let source = ScriptSource(number: 0, path: reported.file, content: Array(reported.script.utf8))
    for (index, played) in reported.cases.enumerated() {
      var report = reported.report
      report.title = played.outcome.outline.title
      report.message = reported.isRemark ? "remark: \(reported.message)" : reported.message
      report.details = played.details
      let content = played.timeline.map(PageCase.Content.run) ?? .nothing
      var one = PageCase(report, reactor: played.outcome.outline.reactor, content: content)
      one.script = reported.file
      one.scripts = scripts.scripts(of: played, in: source, among: reported.outline)
      // A remark is no failure. Neither is the second case of a finding, which plays the same moves with the answers in
      // the order of the calls.
      if reported.isRemark || index > 0 {
        (one.isFailed, one.outcome) = (false, nil)
        if index > 0 { one.message = "" }
      }
      cases.append(one)
    }
    if reported.cases.isEmpty { cases.append(PageCase(reported.report, reactor: "", content: .nothing)) }
  }

  /// Adds the extent of exploring a reactor.
  mutating func add(_ summary: ExplorationSummary) {
    rows.append(summary.row)
  }

  /// Returns the page.
  func page(titled title: String) -> Page {
    var explored = PageAppendix.Section(title: "Explored")
    explored.head = ["Reactor", "Explored", "Reached", "Nothing came of"]
    explored.rows = rows
    var page = Page(title: title, cases: cases, failedWord: "found")
    page.appendix = PageAppendix([explored])
    return page
  }
}
