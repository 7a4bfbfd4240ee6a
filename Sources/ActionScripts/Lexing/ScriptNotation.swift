import ExactStrings

/// The three ways to write the same script.
public enum ScriptNotation: String, Hashable, Sendable, CaseIterable {
  /// One statement a line; lines that begin with `{` or `"` are JSON statements.
  case lines
  /// One JSON array of statements.
  case json
  /// One JSON statement a line.
  case jsonLines = "jsonl"
}
