import ExactStrings
import SystemCalls

/// The environment variables that the command reads; it reads no others.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  case continuousIntegration = "CI"
  case columns = "COLUMNS"
  case gitHubActions = "GITHUB_ACTIONS"
  case gitHubStepSummary = "GITHUB_STEP_SUMMARY"
  case home = "HOME"
  case noColor = "NO_COLOR"
  case terminal = "TERM"
  case shardIndex = "TEST_SHARD_INDEX"
  case shardStatusFile = "TEST_SHARD_STATUS_FILE"
  case totalShards = "TEST_TOTAL_SHARDS"
  case stateHome = "XDG_STATE_HOME"
  case xmlOutputFile = "XML_OUTPUT_FILE"

  /// The description in the manual.
  package var meaning: String {
    switch self {
    case .continuousIntegration:
      "Set to anything but the empty text, `0` or `false`, the command behaves as under `--ci`: no golden of a suite is "
        + "written. The flag overrides the variable."
    case .columns:
      "The width of help, of diffs and of what `reel show` prints; 80 where it is not set. Timelines do not depend on it."
    case .gitHubActions:
      "Set to `true`, `reel test` and `reel explore` print annotations as `--report github` does, and append a summary to "
        + "the file that `GITHUB_STEP_SUMMARY` names."
    case .gitHubStepSummary: "The file that gets the summary of the step, where `GITHUB_ACTIONS` is `true`."
    case .home:
      "Without `XDG_STATE_HOME`, `reel test` keeps the list of the cases that failed last below `.local/state/reel` in "
        + "this folder."
    case .stateHome:
      "Where `reel test` keeps what failed last, below `reel` in it, for `--failed`. A relative path counts as none."
    case .noColor: "Set to anything but the empty text, nothing is coloured unless `--color always` is given."
    case .terminal:
      "Set to `dumb`, nothing is coloured unless `--color always` is given. Unset or set to `dumb`, the screen is "
        + "not cleared."
    case .shardIndex:
      "The part that `test`, `list`, `explore` and `mutate` take, counted from 0; Bazel sets it, and `--shard` "
        + "overrides it."
    case .shardStatusFile: "The file that `test`, `explore` and `mutate` make to tell Bazel that they play parts."
    case .totalShards: "How many parts there are. With `0` nothing is divided."
    case .xmlOutputFile:
      "The file that `reel test` and `reel explore` write a JUnit report to, besides those of `--report`. Bazel sets it."
    }
  }

  /// Returns the values that this process was started with.
  package static func valuesOfProcess() -> [EnvironmentVariable: String] {
    var values: [EnvironmentVariable: String] = [:]
    for variable in allCases {
      if let text = getenv(variable.rawValue) { values[variable] = String(cString: text) }
    }
    return values
  }
}
