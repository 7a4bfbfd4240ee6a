import ActionScripts
import ExactStrings
import Timelines

/// The context in which the statements of a case are compiled: the directives of the case, and the statements so far.
struct CaseContext {
  var title: String?
  var titleRange = SourceRange.none
  var entry: CatalogEntry?
  /// The line of its '@reactor' in the script itself.
  var choiceLine: Int?
  /// Whether its '@reactor' has an unknown name, which was reported.
  var isReactorUnknown = false
  /// Whether this section contains a '@reactor'. A section is a case, or the lines before the first case.
  var choosesReactor = false
  /// The directives of this section that may stand once, such as '@seed'.
  var soleDirectives: Set<ExactString> = []
  var arguments: [Argument] = []
  var tags: [String] = []
  var isOnly = false
  var isLenient = false
  var expectedFailure: String?
  var timeout: Duration = .seconds(3600)
  var seed: UInt64 = 0
  /// The rules of `@redact`.
  var redactions: [PendingRedaction] = []
  /// The rules before the first statement.
  var rules: [PendingRule] = []
  /// The lines that say which values exploring tries.
  var variations: [PendingVariation] = []
  var isOpen = false
  /// The first statement of the case, which opened it.
  var opening: Record.Place?
  /// The time after the statements so far; nil where it is known only while the case plays.
  var scriptClock: Instant? = .zero
  /// Whether the case is to be played; its statements are checked in any case.
  var isPlayable = true
  /// The stage on which the reactor or the store was made once, which holds the ports, streams and arguments that it
  /// asked for.
  var rehearsal: Stage?
  /// The view that was made once, which shows its controls.
  var viewRehearsal: (driver: ViewDriver, stage: Stage)?
  /// Whether the script has dropped the reactor or the store.
  var isDropped = false

  /// The reactor or the store of the case once it is open. A statement becomes a step only in a case that was opened
  /// with one.
  var openedEntry: CatalogEntry {
    guard let entry else { preconditionFailure("an open case has a reactor or a store") }
    return entry
  }

  /// The noun for the subject of the case in messages: reactor or store.
  var noun: String { entry?.kind.noun ?? EntryKind.reactor.noun }

  /// The shape of the state, as far as it is known before there is a state, and of the objects that are shown besides.
  var stateShape: StateShape { entry?.stateShape.showing(rehearsal?.shown ?? []) ?? .unknown }

  /// Whether a line whose name is no action may be about a place in the state: the state has a field of that name, and
  /// reactors may live in it.
  func mayBePlaceInState(_ path: Path) -> Bool {
    guard let entry, case .fields(let fields) = stateShape, entry.mayHoldReactors || rehearsal?.shown.isEmpty == false
    else { return false }
    let name = path.segments[0]
    return fields.contains { $0.name == name } && !(entry.shapes ?? []).contains { $0.name == name }
  }

  /// The arguments by name.
  var argumentValues: [ExactString: ScriptValue] {
    Dictionary(arguments.map { (ExactString($0.name), $0.value) }) { _, last in last }
  }

  /// The line that chooses the reactor or the store of an open case.
  var choice: Statement {
    let arguments = arguments.map { LabelledValue(Located($0.name), Located($0.value)) }
    return Statement(.reactor(Located(openedEntry.name), arguments: arguments))
  }

  /// An argument of a '@reactor' line. The argument is checked when the case opens; the text of the line may be gone by
  /// then.
  struct Argument {
    let name: String
    let value: ScriptValue
    /// The diagnostics that point at the name and at the value, and lack their messages.
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
