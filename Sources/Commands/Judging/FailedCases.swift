import ExactStrings
import Files
import Reports

/// The cases that failed in the last run of `reel test` in a working directory, for `--failed`.
///
/// They are stored with other state of the user, never in the tree that is tested.
struct FailedCases {
  private let file: AtomicFile

  /// Creates the store; nil if the environment names no place, or under continuous integration.
  init?(in environment: CommandEnvironment) {
    // The XDG standard, which defines the variable, says that a relative path is ignored.
    let folders = [environment.variables[.stateHome], environment.variables[.home].map { $0 + "/.local/state" }]
    guard !environment.isContinuousIntegration, let directory = ScriptLoader.realPath("."),
      let folder = folders.compactMap(\.self).first(where: { $0.hasPrefix("/") })
    else { return nil }
    // Each working directory has its own file, named by a hash of its path.
    var hash = StableHash()
    hash.mix(directory.utf8)
    file = AtomicFile("\(folder)/reel/failed/\(String(hash.value, radix: 16))")
  }

  /// The names of the cases; nil if no run is known.
  var names: Set<ExactString>? {
    guard let bytes = try? file.read() else { return nil }
    return Set(exact: String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Stores the names of the failed cases, unless no case was played. A case that failed before and was not played this
  /// time still counts as failed. A failure to store them does not fail the run.
  func keep(_ report: SuiteReport) {
    if report.cases.allSatisfy({ $0.outcome == .skip }) { return }
    let known = names
    let failed = report.cases.filter { one in
      one.outcome.isFailure
        || one.outcome == .skip && known?.contains(ExactString(caseName(one.title, in: one.script))) == true
    }
    // Without failures, now or before, no file is written.
    if failed.isEmpty, known == nil { return }
    _ = try? file.write(Array(failed.map { caseName($0.title, in: $0.script) + "\n" }.joined().utf8))
  }
}
