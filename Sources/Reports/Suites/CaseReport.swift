import ExactStrings
import Timelines

/// What became of one case, as plain values: what every machine form of a report is made of.
public struct CaseReport: Hashable, Sendable {
  /// How a case ended; the raw value is the word that reports use.
  public enum Outcome: String, CaseIterable, Sendable {
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
    /// The case took longer than it may, by the clock on the wall.
    case timeout
    /// The case is expected to fail, and does.
    case xfail
    /// The case is expected to fail, and does not.
    case xpass
    /// The case was not played.
    case skip

    /// Whether the outcome makes a run exit with another code than 0.
    public var isFailure: Bool {
      switch self {
      case .pass, .xfail, .skip: false
      case .fail, .missing, .error, .crash, .timeout, .xpass: true
      }
    }
  }

  /// The script as the user would type it; `-` is standard input. For a golden without a script, the golden.
  public var script: String
  /// The title of the case; nil if it has none, or if the report is about the script as a whole.
  public var title: String?
  /// How the case ended.
  public var outcome: Outcome
  /// The golden of the script; nil if it has none.
  public var golden: String?
  /// One line: what is wrong, or why the case is skipped or expected to fail. Empty if there is nothing to say.
  public var message: String
  /// When the case first went wrong, in virtual time.
  public var at: Instant?
  /// The line that is to blame; without a file, a line of the script itself.
  public var place: Record.Place?
  /// How many differences there are to the golden.
  public var changes: Int?
  /// What shows the failure, line by line, without colours: the differences, a diagnostic, the last frames of a crash.
  public var details: String
  /// How long the case took by the clock on the wall; nil keeps every time out of the report.
  public var duration: Duration?

  /// A report on a case that has nothing more to say than its outcome.
  public init(
    script: String, title: String? = nil, outcome: Outcome, golden: String? = nil, message: String = "",
    at: Instant? = nil, place: Record.Place? = nil, changes: Int? = nil, details: String = "",
    duration: Duration? = nil
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
    self.duration = duration
  }

  /// A golden that no script belongs to.
  public static func obsoleteGolden(_ path: String) -> CaseReport {
    CaseReport(script: path, outcome: .fail, golden: path, message: "obsolete golden: no script belongs to it")
  }
}

extension CaseReport {
  /// What messages call the case: `path > title`.
  var name: String { title.map { "\(script) > \($0)" } ?? script }

  /// The file and the line that are to blame: `search.reel:8`.
  var location: String? { place.map { "\($0.file ?? script):\($0.line)" } }
}
