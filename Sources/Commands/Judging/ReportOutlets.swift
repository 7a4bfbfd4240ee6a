import CommandLines
import ExactStrings
import Files
import Pages
import Reports
import Timelines

/// The destinations of a run's reports.
///
/// A report without a file replaces the text on standard output, so that a program can read it. The annotations of
/// GitHub may stand among other lines, and follow the text.
struct ReportOutlets {
  /// The reports that a flag or a variable requests.
  private let requests: [ReportRequest]
  /// The file that GitHub shows as the summary of the step.
  private let stepSummary: String?

  /// Creates the outlets from what a command line asks for and the environment. Files that the environment names must
  /// not replace scripts or goldens either.
  /// - Parameters:
  ///   - ignoresEnvironment: Whether the environment asks for nothing, as where a suite is watched.
  ///   - isTaken: Whether a program reads standard output, whatever the reports.
  init(
    _ wanted: [ReportRequest], ignoringEnvironment ignoresEnvironment: Bool = false,
    besidesOutput isTaken: Bool = false, in environment: CommandEnvironment
  ) throws(UsageError) {
    var requests = wanted
    if ignoresEnvironment {
      (self.requests, stepSummary) = (requests, nil)
      return
    }
    func file(_ variable: EnvironmentVariable) -> String? {
      environment.variables[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    let junit = file(.xmlOutputFile)
    stepSummary = environment.isGitHubActions ? file(.gitHubStepSummary) : nil
    try requests.checkPlaces(besides: [(.xmlOutputFile, junit), (.gitHubStepSummary, stepSummary)])
    let prints = isTaken || requests.contains { $0.path == nil }
    if let junit { requests.append(.init(.junit, path: junit)) }
    // The runner of GitHub also reads workflow commands on standard error.
    if environment.isGitHubActions, !requests.contains(.init(.github)) {
      requests.append(.init(.github, path: prints ? "/dev/stderr" : nil))
    }
    self.requests = requests
  }

  /// Whether a program reads standard output.
  var takesStandardOutput: Bool { requests.contains { $0.path == nil && $0.form != .github } }

  /// Whether a report is a page, for which the frames of all cases have to be kept.
  var wantsPage: Bool { requests.contains { $0.form == .html } }

  /// Whether a report shows the frames around differences as text.
  var wantsDetails: Bool { stepSummary != nil || requests.contains { $0.form != .jsonl && $0.form != .html } }

  /// Writes every report, even if another one cannot be written.
  ///
  /// - Parameter page: The page of the suite, if one is wanted.
  /// - Returns: The mistakes: a line for each, without its end.
  func deliver(_ suite: SuiteReport, _ page: Page?, to environment: CommandEnvironment) -> [String] {
    var mistakes: [String] = []
    func attempt(_ work: () throws -> Void) {
      do { try work() } catch { mistakes.append("\(error)".onOneLine) }
    }
    for request in requests {
      let bytes = request.form.text(of: suite).map { Array($0.utf8) } ?? page?.bytes ?? []
      let path = request.path ?? "/dev/stdout"
      if !environment.write(bytes, toChannel: path) { attempt { try AtomicFile(path).write(bytes) } }
    }
    if let stepSummary {
      let summary = GitHubReport.stepSummary(of: suite)
      if !environment.write(Array(summary.utf8), toChannel: stepSummary) {
        attempt { try AppendedFile(path: stepSummary).append(summary) }
      }
    }
    return mistakes
  }
}
