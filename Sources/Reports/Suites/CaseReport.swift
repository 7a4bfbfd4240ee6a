import ExactStrings
import Timelines

/// The outcome of one case as plain values, from which every machine form of a report is made.
package struct CaseReport: Hashable, Sendable {
  /// The outcome of a case; the raw value is the word that reports use.
  package enum Outcome: String, CaseIterable, Sendable {
    /// Everything is as expected.
    case pass
    /// The timeline differs from the golden, or the case failed by itself.
    case fail
    /// There is no golden, or the golden has no section for the case.
    case missing
    /// The case cannot be trusted: a script that does not parse, an unknown name, a file that cannot be read.
    case error
    /// The process that played the case died.
    case crash
    /// The case took longer than its limit of real time.
    case timeout
    /// The case is expected to fail, and does.
    case xfail
    /// The case is expected to fail, and does not.
    case xpass
    /// The case was not played.
    case skip

    /// Whether the outcome makes a run exit with a code other than 0.
    package var isFailure: Bool {
      switch self {
      case .pass, .xfail, .skip: false
      case .fail, .missing, .error, .crash, .timeout, .xpass: true
      }
    }
  }

  /// The script as the user would type it; `-` is standard input. For a golden without a script, the golden.
  package var script: String
  /// The title of the case; nil if it has none, or if the report is about the script as a whole.
  package var title: String?
  /// The outcome of the case.
  package var outcome: Outcome
  /// Whether the case was not played because others say `@only`, so that it does not count as a case of the run.
  package var isLeftOut = false
  /// The golden of the script; nil if it has none.
  package var golden: String?
  /// One line: the failure, or the reason why the case is skipped or expected to fail. Empty if there is nothing to
  /// report.
  package var message: String
  /// The virtual time of the first failure.
  package var at: Instant?
  /// The line that is to blame; without a file, a line of the script itself.
  package var place: Record.Place?
  /// The number of differences from the golden.
  package var changes: Int?
  /// The lines that show the failure, without colours: the differences, a diagnostic, the last frames of a crash.
  package var details: String

  /// Creates the report of a case.
  package init(
    script: String, title: String? = nil, outcome: Outcome, golden: String? = nil, message: String = "",
    at: Instant? = nil, place: Record.Place? = nil, changes: Int? = nil, details: String = ""
  ) {
    self.script = script
    self.title = title
    self.outcome = outcome
    self.golden = golden
    self.message = message
    self.at = at
    self.place = place
    self.changes = changes
    self.details = details
  }

  /// Returns the report of a coverage below its goal.
  package static func shortfall(_ message: String) -> CaseReport {
    CaseReport(script: "coverage", outcome: .fail, message: message)
  }

  /// Returns the report of a golden without a script.
  package static func obsoleteGolden(_ path: String) -> CaseReport {
    CaseReport(script: path, outcome: .fail, golden: path, message: "obsolete golden: no script belongs to it")
  }
}

extension CaseReport {
  /// The name of the case in messages: `path > title`.
  package var name: String { title.map { "\(script) > \($0)" } ?? script }

  /// The file and the line that are to blame: `search.reel:8`.
  var location: String? { place.map { "\($0.file ?? script):\($0.line)" } }
}
