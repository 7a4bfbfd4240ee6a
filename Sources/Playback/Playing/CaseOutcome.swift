import ActionScripts

/// How a case ended.
public struct CaseOutcome: Hashable, Sendable {
  /// The case.
  public let outline: CaseOutline
  /// Why the case failed; empty if it did not.
  public var failures: [CaseFailure]
  /// Mistakes in the script that showed only while it played; the case was not played to its end.
  public var mistakes: [Diagnostic]

  /// An outcome.
  package init(of outline: CaseOutline, failures: [CaseFailure] = [], mistakes: [Diagnostic] = []) {
    self.outline = outline
    self.failures = failures
    self.mistakes = mistakes
  }
}
