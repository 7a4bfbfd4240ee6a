import ActionScripts

/// The result of playing a case.
public struct CaseOutcome: Hashable, Sendable {
  /// The case.
  public let outline: CaseOutline
  /// The reasons why the case failed; empty if it did not.
  public var failures: [CaseFailure]
  /// Mistakes in the script that showed only while it played. They end the case early.
  public var mistakes: [Diagnostic]

  /// Creates an outcome.
  package init(of outline: CaseOutline, failures: [CaseFailure] = [], mistakes: [Diagnostic] = []) {
    self.outline = outline
    self.failures = failures
    self.mistakes = mistakes
  }
}
