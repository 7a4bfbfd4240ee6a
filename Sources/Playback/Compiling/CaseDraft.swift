import ActionScripts
import ExactStrings
import Timelines

/// What is known of a case while its directives are read.
struct CaseDraft {
  var title: String?
  var titleRange = SourceRange.none
  var entry: CatalogEntry?
  /// Whether a '@reactor' stands in this section: before the first case, or in this case.
  var choosesReactor = false
  var arguments: [Argument] = []
  var tags: [String] = []
  var isOnly = false
  var expectedFailure: String?
  var timeout: Duration = .seconds(3600)
  var seed: UInt64 = 0
  var redactions: [Redaction.Rule] = []
  var isOpen = false
  /// What the clock shows after the statements so far; nil where only playing can tell.
  var scriptClock: Instant? = .zero
  /// Whether the case is to be played; its statements are checked all the same.
  var isPlayable = true
  /// The streams that the script has ended.
  var endedStreams: Set<ExactString> = []
  /// The stage as it was when the reactor or the store was made to see what it asks for.
  var rehearsal: Stage?
  /// The view as it was when it was made to see which controls it has.
  var viewRehearsal: ViewRehearsal?
  /// Whether the script has let go of what it plays.
  var isDropped = false

  /// What messages call what is played.
  var noun: String { entry?.kind.noun ?? EntryKind.reactor.noun }

  /// What is known of the state before there is one, and of what is shown besides.
  var stateShape: StateShape { entry?.stateShape.showing(rehearsal?.shown ?? []) ?? .unknown }

  /// The arguments by their names.
  var argumentValues: [ExactString: ScriptValue] {
    Dictionary(arguments.map { (ExactString($0.name), $0.value) }) { _, last in last }
  }

  /// An argument of a '@reactor' line. It is checked when the case opens, and the line may be gone by then.
  struct Argument {
    let name: String
    let value: ScriptValue
    /// Diagnostics that point at the name and at the value, and lack their messages.
    let atName: Diagnostic
    let atValue: Diagnostic

    init(_ argument: LabelledValue, _ source: any StatementSource) {
      name = argument.label.value
      value = argument.value.value
      atName = source.diagnostic("", at: argument.label.range, note: nil)
      atValue = source.diagnostic("", at: argument.value.range, note: nil)
    }
  }
}
