import CommandLines
import ExactStrings
import GoldenFiles
import Reports
import Timelines

/// The destinations of a run's reports.
///
/// A report without a file replaces the text on standard output, so that a program can read it. The annotations of
/// GitHub are made to stand among other lines: they follow the text.
struct ReportOutlets {
  /// The reports that a flag or a variable requests.
  private let requests: [ReportRequest]
  /// The file that GitHub shows as the summary of the step.
  private let stepSummary: String?

  /// Creates the outlets from the flags and the environment; the environment is ignored where a suite is watched.
  init(_ arguments: Arguments, in environment: CommandEnvironment) throws(UsageError) {
    var requests = arguments[TestFlags.report]
    let printed = requests.filter { $0.path == nil }
    let files = requests.compactMap(\.path)
    if let own = files.first(where: { ScriptPath.isNamed($0) || $0.hasSuffix(".timeline") }) {
      throw UsageError("a report would take the place of \(quoted(own))", command: "reel test")
    }
    if let twice = files.indices.first(where: { files[..<$0].contains(files[$0]) }) {
      throw UsageError("two reports cannot both go to \(quoted(files[twice]))", command: "reel test")
    }
    if printed.count > 1 {
      throw UsageError(
        "the reports \(printed[0].form.rawValue) and \(printed[1].form.rawValue) cannot both go to standard output",
        hint: "give one a file: --report \(printed[1].form.rawValue)=FILE;", command: "reel test")
    }
    if arguments[TestFlags.watch] {
      (self.requests, stepSummary) = (requests, nil)
      return
    }
    if let path = environment.variables[.xmlOutputFile], !path.isEmpty { requests.append(.init(.junit, path: path)) }
    // The runner of GitHub also reads workflow commands on standard error.
    if environment.isGitHubActions, !requests.contains(.init(.github)) {
      requests.append(.init(.github, path: printed.isEmpty ? nil : "/dev/stderr"))
    }
    self.requests = requests
    let summary = environment.isGitHubActions ? environment.variables[.gitHubStepSummary] : nil
    stepSummary = summary?.isEmpty ?? true ? nil : summary
  }

  /// Whether a program reads standard output.
  var takesStandardOutput: Bool { requests.contains { $0.path == nil && $0.form != .github } }

  /// Writes every report, even if another one cannot be written.
  ///
  /// - Returns: The mistakes: a line for each, without its end.
  func deliver(_ suite: SuiteReport, to environment: CommandEnvironment) -> [String] {
    var mistakes: [String] = []
    func attempt(_ work: () throws -> Void) {
      do { try work() } catch { mistakes.append("\(error)".onOneLine) }
    }
    for request in requests {
      let text = request.form.text(of: suite)
      switch request.path {
      case nil, "/dev/stdout", "/dev/fd/1": environment.output.write(text)
      case "/dev/stderr", "/dev/fd/2": environment.errors.write(text)
      case let path?: attempt { try GoldenFile(path).write(Array(text.utf8)) }
      }
    }
    if let stepSummary {
      attempt { try AppendedFile(path: stepSummary).append(GitHubReport.stepSummary(of: suite)) }
    }
    return mistakes
  }
}
