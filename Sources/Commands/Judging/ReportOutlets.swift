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

  /// Creates the outlets from what a command line asks for and the environment.
  /// - Parameter ignoresEnvironment: Whether the environment asks for nothing, as where a suite is watched.
  init(
    _ wanted: [ReportRequest], ignoringEnvironment ignoresEnvironment: Bool = false, in environment: CommandEnvironment
  ) {
    var requests = wanted
    if ignoresEnvironment {
      (self.requests, stepSummary) = (requests, nil)
      return
    }
    let prints = requests.contains { $0.path == nil }
    if let path = environment.variables[.xmlOutputFile], !path.isEmpty { requests.append(.init(.junit, path: path)) }
    // The runner of GitHub also reads workflow commands on standard error.
    if environment.isGitHubActions, !requests.contains(.init(.github)) {
      requests.append(.init(.github, path: prints ? "/dev/stderr" : nil))
    }
    self.requests = requests
    let summary = environment.isGitHubActions ? environment.variables[.gitHubStepSummary] : nil
    stepSummary = summary?.isEmpty ?? true ? nil : summary
  }

  /// Whether a program reads standard output.
  var takesStandardOutput: Bool { requests.contains { $0.path == nil && $0.form != .github } }

  /// Whether a report is a page, for which the frames of all cases have to be kept.
  var wantsPage: Bool { requests.contains { $0.form == .html } }

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
      switch request.path {
      case nil, "/dev/stdout", "/dev/fd/1": environment.output.write(bytes)
      case "/dev/stderr", "/dev/fd/2": environment.errors.write(String(decoding: bytes, as: UTF8.self))
      case let path?: attempt { try AtomicFile(path).write(bytes) }
      }
    }
    if let stepSummary {
      attempt { try AppendedFile(path: stepSummary).append(GitHubReport.stepSummary(of: suite)) }
    }
    return mistakes
  }
}
