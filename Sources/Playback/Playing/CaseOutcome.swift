import ActionScripts
import ExactStrings
import Mutants

/// The result of playing a case.
public struct CaseOutcome: Hashable, Sendable {
  /// The case.
  public let outline: CaseOutline
  /// The reasons why the case failed; empty if it did not.
  public var failures: [CaseFailure]
  /// Mistakes in the script that showed only while it played. They end the case early.
  public var mistakes: [Diagnostic]
  /// The redactions of the case, and whether each of them matched something.
  package var redactions: [UsedRedaction] = []
  /// The rules of the case, and what became of them.
  package var rules: [PlayedRule] = []
  /// The lines that had no effect, as messages name them, each with the reason.
  package var idleLines: [String] = []
  /// The places that the case reached where a mutant can act, if it was played for mutants.
  package var reached: [ReachedPlace] = []

  /// Creates an outcome.
  package init(of outline: CaseOutline, failures: [CaseFailure] = [], mistakes: [Diagnostic] = []) {
    self.outline = outline
    self.failures = failures
    self.mistakes = mistakes
  }
}

/// A redaction that a script declares, and whether it matched something while a case was played.
package struct UsedRedaction: Hashable, Sendable {
  /// The statement, as a script writes it: `@redact items.*.id as id`.
  package let text: String
  /// The place of the statement: `search.reel:2`.
  package let place: String
  /// Whether it matched something.
  package let hasMatched: Bool
  /// The field of the state that was probably meant where it matched nothing; nil where no name is close.
  package let meant: String?

  package init(_ text: String, at place: String, hasMatched: Bool, meant: String? = nil) {
    self.text = text
    self.place = place
    self.hasMatched = hasMatched
    self.meant = meant
  }
}
