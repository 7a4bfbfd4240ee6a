import ExactStrings

/// The name that the tool was started with.
package enum ToolName {
  /// The name without folders; `reel` where the process was started without a name.
  package static var current: String { name(of: CommandLine.arguments.first ?? "") }

  /// Returns the name at the end of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "reel"
  }
}
