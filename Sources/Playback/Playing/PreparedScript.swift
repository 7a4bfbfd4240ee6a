import ActionScripts

/// A script that was checked.
public struct PreparedScript {
  /// The name of the script.
  public let name: String
  /// The cases, in order; empty if anything is wrong with the script.
  public let cases: [PreparedCase]
  /// The diagnostics, in the order of the text; those about unused variables come last.
  public let diagnostics: [Diagnostic]
  /// Whether the script says `@golden none`.
  public let forbidsGolden: Bool
}
