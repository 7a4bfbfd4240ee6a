import ExactStrings

/// The name that the tool was called by.
package enum ToolName {
  /// Without the folders before it; `reel` where the process was started without a name.
  package static var current: String { name(of: CommandLine.arguments.first ?? "") }

  /// The name at the end of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "reel"
  }
}
