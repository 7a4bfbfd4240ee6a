import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// A checked statement of a script, ready to be played.
///
/// Steps are copied often, and a script may have a million, so payloads larger than a reference are stored indirectly.
enum Step {
  /// Sends an action.
  case act(PreparedAction)
  /// Sends actions a number of times: the same action again, or fresh copies of one that cannot be sent twice.
  indirect case actAgain([PreparedAction], times: Int)
  /// Sends an action to a reactor that lives in the state, a number of times.
  indirect case actNested(NestedLine, times: Int)
  /// Lets time pass.
  indirect case wait(Duration)
  /// Lets time pass after `+idle`. Only playing shows whether the clock would pass the last possible instant.
  indirect case waitBehindIdle(Duration, ScriptSite)
  /// Lets time pass up to an instant of the case.
  indirect case until(Instant, ScriptSite)
  /// Lets time pass until nothing is scheduled.
  case idle
  /// Checks an expectation.
  indirect case expect(CheckedExpectation)
  /// Adds a rule, which holds from now on.
  indirect case rule(CheckedRule)
  /// Looks up a value for a variable.
  indirect case capture(String, CheckedExpectation, ScriptSite)
  /// Executes a statement that needs such a value.
  case late(DeferredStep)
  /// Declares an answer of a port.
  indirect case answer(AnswerPlan)
  /// Pushes an event into a stream.
  indirect case push(StreamPush)
  /// Binds, loads or unbinds the view, or drops the reactor.
  case view(ViewCommand)
  /// Performs a gesture on a control of the view.
  indirect case gesture(GestureLine)
  /// Puts the stub in place of the streams, or removes it.
  case stub(Bool)
  /// Sets parts of the stub's state.
  indirect case stubState(ScriptValue, ScriptSite)
}

extension Step {
  /// Whether the step may look up the mutations so far.
  var mayAskForMutations: Bool {
    switch self {
    case .expect(let expectation), .capture(_, let expectation, _): expectation.expectation.isAboutMutations
    case .rule(let rule): rule.expectations.contains(where: \.expectation.isAboutMutations)
    case .late: true
    default: false
    }
  }

  /// Whether the step declares an answer or a rule, which can be played before the reactor is made.
  var isDeclaration: Bool {
    switch self {
    case .answer, .rule: true
    default: false
    }
  }
}

/// A gesture as the script writes it. The view finds the control and its gesture while the case plays.
struct GestureLine {
  let control: Path
  let call: ActionCall
  /// The place of the control's name.
  let controlBlame: ScriptSite
  /// The place of the gesture's name.
  let gestureBlame: ScriptSite
  /// The place of the gesture's sole argument, or of its name where there are several arguments or none.
  let site: ScriptSite
}

/// An action of a reactor that lives in the state. The reactor and its actions are found while the case plays.
struct NestedLine {
  /// The path of the reactor.
  let path: Path
  /// The action, by its name in that reactor.
  let call: ActionCall
  /// The place of the name, including the path.
  let nameSite: ScriptSite
  /// The place of the action's sole argument, or of its name where there are several arguments or none.
  let site: ScriptSite
}

/// An answer of a port, as the script declares it.
struct AnswerPlan {
  let port: String
  /// The outcome of the call; nil for a call that hangs.
  let outcome: PortOutcome?
  let delay: Duration
  let condition: JSONValue?
  let site: ScriptSite
  /// The statement itself.
  var statement: PortAnswer
}

/// An event that the script pushes into a stream.
struct StreamPush {
  enum Value {
    case value(ScriptValue)
    case complete
    case fail(String)
  }

  let stream: String
  let value: Value
  let site: ScriptSite
}

/// A step whose statement contains a variable that is looked up while the case plays.
final class DeferredStep {
  private let compile: ([ExactString: ScriptValue]) throws(Diagnostic) -> Step?

  init(_ compile: @escaping ([ExactString: ScriptValue]) throws(Diagnostic) -> Step?) {
    self.compile = compile
  }

  /// Returns the step, compiled with the values that were looked up so far; nil if the statement is no step.
  func step(_ captured: [ExactString: ScriptValue]) throws(Diagnostic) -> Step? { try compile(captured) }
}

/// A step and its line.
struct PlannedStep {
  let step: Step
  let place: Record.Place

  /// The action that the step sends, which lives as long as the step; nil if it does anything else.
  @inline(__always)
  var action: Unmanaged<PreparedAction>? {
    if case .act(let action) = step { .passUnretained(action) } else { nil }
  }
}

extension [PlannedStep] {
  /// Whether a step may look up the mutations so far.
  var mayAskForMutations: Bool { contains { $0.step.mayAskForMutations } }
}
