#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that the command reads: these and no others.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  case continuousIntegration = "CI"
  case columns = "COLUMNS"
  case gitHubActions = "GITHUB_ACTIONS"
  case noColor = "NO_COLOR"
  case terminal = "TERM"

  /// What the manual says of it; nil for one that has no effect yet.
  package var meaning: String? {
    switch self {
    case .continuousIntegration:
      "Set to anything but `0` or `false`, the command behaves as under `--ci`: no golden is written. The flag "
        + "overrides the variable."
    case .columns: "The width of help and diffs; 80 where it is not set. Timelines do not know it."
    case .gitHubActions: nil
    case .noColor: "Set to anything but the empty text, nothing is coloured unless `--color always` is given."
    case .terminal:
      "Set to `dumb`, nothing is coloured unless `--color always` is given. Unset or set to `dumb`, the screen is "
        + "not cleared."
    }
  }

  /// The values that this process was started with.
  package static func valuesOfProcess() -> [EnvironmentVariable: String] {
    var values: [EnvironmentVariable: String] = [:]
    for variable in allCases {
      if let text = getenv(variable.rawValue) { values[variable] = String(cString: text) }
    }
    return values
  }
}
