import Comparison
import ExactStrings
import Timelines

/// A case of a page.
package struct PageCase {
  /// The frames of a case.
  package enum Content {
    /// A case that was not played.
    case nothing
    /// The frames of one run.
    case run(TimelineCase)
    /// The frames of a run beside those of its golden.
    case comparison(CaseComparison)
  }

  /// The name, by which links find the case.
  package var name: String
  /// The name of the reactor or the store.
  package var reactor: String
  /// The script that was played, as the user would type it; nil where it is not known.
  package var script: String?
  /// The text of the script and of the files that it includes, where they are known.
  package var scripts: [PageScript]
  /// The word for the outcome; nil where nothing was judged.
  package var outcome: String?
  /// Whether the outcome is a failure.
  package var isFailed: Bool
  /// Whether the case was not played because others say `@only`, so that it does not count as a case.
  package var isLeftOut = false
  /// The failure in one line, or the reason of the outcome.
  package var message: String
  /// The lines that show the failure where no comparison does.
  package var details: String
  /// The command that accepts the frames as the golden.
  package var command: String?
  /// The frames.
  package var content: Content

  /// Creates a case.
  package init(
    name: String, reactor: String, script: String? = nil, scripts: [PageScript] = [], outcome: String? = nil,
    isFailed: Bool = false, message: String = "", details: String = "", command: String? = nil, content: Content
  ) {
    self.name = name
    self.reactor = reactor
    self.script = script
    self.scripts = scripts
    self.outcome = outcome
    self.isFailed = isFailed
    self.message = message
    self.details = details
    self.command = command
    self.content = content
  }

  /// Creates the case of one run, which is named by its title.
  package init(_ run: TimelineCase, scripts: [PageScript] = []) {
    self.init(
      name: run.title ?? run.reactor, reactor: run.reactor, script: run.script, scripts: scripts, content: .run(run))
  }

  /// Creates the case of a comparison, with one line about it.
  package init(_ comparison: CaseComparison, message: String, scripts: [PageScript] = []) {
    let isSame = comparison.verdict == .same
    self.init(
      name: comparison.title ?? comparison.reactor, reactor: comparison.reactor,
      script: comparison.actual?.script, scripts: scripts,
      outcome: isSame ? "same" : comparison.verdict.rawValue, isFailed: !isSame,
      message: isSame ? "" : message, content: .comparison(comparison))
  }

  /// The run, if the case was played.
  var run: TimelineCase? {
    switch content {
    case .nothing: nil
    case .run(let run): run
    case .comparison(let comparison): comparison.actual
    }
  }

  /// The comparison, if the case was compared.
  var comparison: CaseComparison? {
    if case .comparison(let comparison) = content { comparison } else { nil }
  }

  /// The lines that show the failure.
  var detailLines: [String] {
    var lines = details.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The number of frames of the run.
  var frameCount: Int { run?.frames.count ?? 0 }
}
