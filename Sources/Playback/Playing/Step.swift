import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// A statement of a script that was found to be right, ready to be played.
enum Step {
  /// Send an action.
  case act(PreparedAction, Record.Place)
  /// Send actions, so many times: the same one, or as many as there are of one that cannot be sent twice.
  indirect case actAgain([PreparedAction], times: Int, Record.Place)
  /// Send an action to a reactor that lives in the state, so many times.
  indirect case actNested(NestedLine, times: Int)
  /// Let time pass.
  case wait(Duration)
  /// Let time pass up to an instant of the case.
  case until(Instant, Blame)
  /// Let time pass until nothing is scheduled.
  case idle
  /// Check an expectation.
  case expect(CheckedExpectation)
  /// Look up a value for a variable.
  indirect case capture(String, CheckedExpectation, Blame)
  /// Do what a statement says that needs such a value.
  case late(LateStep)
  /// Declare an answer of a port.
  case answer(AnswerPlan)
  /// Push something into a stream.
  case push(StreamPush)
  /// Bind, load, unbind the view, or drop the reactor.
  case view(ViewCommand)
  /// Do something to a control of the view.
  indirect case gesture(GestureLine)
  /// Put the stub in place of the streams, or take it away.
  case stub(Bool)
  /// Set parts of the stub's state.
  indirect case stubState(ScriptValue, Blame)
}

extension Step {
  /// Whether it declares an answer, for which nothing needs to be there yet.
  var isAnswer: Bool { if case .answer = self { true } else { false } }
}

/// What a case is made of, before its first step.
struct CaseSetup {
  let outline: CaseOutline
  var entry: CatalogEntry
  /// What else is registered: nested reactors understand the actions of their types.
  var catalog: Catalog
  var arguments: [ExactString: ScriptValue] = [:]
  /// How much virtual time the drain and `+idle` may take.
  var timeout: Duration = .seconds(3600)
  var seed: UInt64 = 0
  var redactions: [Redaction.Rule] = []
}

/// A gesture, as the script names it: which control it is, and which of its gestures, only the view can tell.
struct GestureLine {
  let control: Path
  let call: ActionCall
  /// The place of the control's name.
  let controlBlame: Blame
  /// The place of the gesture's name.
  let gestureBlame: Blame
  /// The place of what the gesture takes; of its name where it takes several values or none.
  let blame: Blame
}

/// An action of a reactor that lives in the state: which one that is, and what it understands, only playing can tell.
struct NestedLine {
  /// The way to the reactor.
  let path: Path
  /// The action, by the name that it has there.
  let call: ActionCall
  /// The place of the name, path included.
  let nameBlame: Blame
  /// The place of what the action takes; of its name where it takes several values or none.
  let blame: Blame
}

/// An answer of a port, as the script declares it.
struct AnswerPlan {
  let port: String
  let outcome: PortOutcome?
  let delay: Duration
  let condition: JSONValue?
  let call: Int?
  let times: Int?
  let blame: Blame
  /// The statement itself.
  let statement: PortAnswer

  func makeAnswer() -> DeclaredAnswer {
    DeclaredAnswer(
      outcome: outcome, delay: delay, condition: condition, call: call, times: times, blame: blame,
      statement: statement)
  }
}

/// Something that the script pushes into a stream.
struct StreamPush {
  enum Value {
    case value(ScriptValue)
    case complete
    case fail(String)
  }

  let stream: String
  let value: Value
  let blame: Blame
}

/// A step that only playing can tell: its statement holds a variable that is looked up while the case plays.
final class LateStep {
  private let compile: ([ExactString: ScriptValue]) throws(Diagnostic) -> Step

  init(_ compile: @escaping ([ExactString: ScriptValue]) throws(Diagnostic) -> Step) {
    self.compile = compile
  }

  /// The step, with the values that were looked up so far.
  func step(_ captured: [ExactString: ScriptValue]) throws(Diagnostic) -> Step { try compile(captured) }
}
