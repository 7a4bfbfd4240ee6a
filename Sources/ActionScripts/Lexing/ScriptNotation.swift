import ExactStrings

/// The three notations of scripts.
public enum ScriptNotation: String, Hashable, Sendable, CaseIterable {
  /// One statement per line; lines that begin with `{` or `"` are JSON statements.
  case lines
  /// One JSON array of statements.
  case json
  /// One JSON statement per line.
  case jsonLines = "jsonl"
}
