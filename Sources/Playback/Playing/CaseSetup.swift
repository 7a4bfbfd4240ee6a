import ActionScripts
import ExactStrings
import Timelines

/// The properties of a case before its first step.
struct CaseSetup {
  let outline: CaseOutline
  var entry: CatalogEntry
  /// The catalog, which knows the actions of nested reactors.
  var catalog: Catalog
  var arguments: [ExactString: ScriptValue] = [:]
  /// The limit of virtual time for the drain and for `+idle`.
  var timeout: Duration
  var seed: UInt64
  var redactions: [(rule: Redaction.Rule, place: Record.Place)] = []
  /// Whether unanswered calls, unused answers, and effects that wait for something that may still come do not fail the
  /// case.
  var isLenient = false
  /// The values that exploring tries for payloads of actions.
  var variations = Variations()
  /// The names of the rules of `--always` that do not apply to the case.
  var unfitRules: [String] = []
  /// Whether a step may look up mutations, which are kept for it.
  var asksForMutations = true
}
