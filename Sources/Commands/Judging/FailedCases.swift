import ExactStrings
import GoldenFiles
import Reports

/// What failed in the last run of `reel test` in a working directory, for `--failed`.
///
/// It is kept beside other state of the user's, never in the tree that is tested.
struct FailedCases {
  private let file: GoldenFile

  /// Nil where nothing is kept: the environment names no place, or it is continuous integration.
  init?(in environment: CommandEnvironment) {
    let home = environment.variables[.home].map { $0 + "/.local/state" }
    guard !environment.isContinuousIntegration, let folder = environment.variables[.stateHome] ?? home,
      folder.hasPrefix("/"), let directory = ScriptLoader.realPath(".")
    else { return nil }
    // A working directory has a file of its own, under a hash of its path.
    let hash = directory.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    file = GoldenFile("\(folder)/reel/failed/\(String(hash, radix: 16))")
  }

  /// The names of the cases; nil if no run is known.
  var names: Set<ExactString>? {
    guard let bytes = try? file.read() else { return nil }
    return Set(exact: String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Keeps what failed. What cannot be kept is no failure of the run.
  func keep(_ report: SuiteReport) {
    let names = report.cases.filter(\.outcome.isFailure).map { caseName($0.title, in: $0.script) + "\n" }
    // Where nothing fails, nothing is left behind.
    if names.isEmpty, self.names == nil { return }
    _ = try? file.write(Array(names.joined().utf8))
  }
}
