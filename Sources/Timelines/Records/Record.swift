import ExactStrings
import JSONValues

/// One thing that happened while a case was played, when it happened, and the line of the script behind it: a line of the
/// machine form of a timeline.
public struct Record: Hashable, Sendable {
  /// When it happened.
  public var at: Instant
  /// What happened.
  public var event: Event
  /// How the script caused it; nil for what the script did not cause, such as the first state.
  public var cause: Cause?

  /// A record of an event.
  @inlinable
  public init(_ at: Instant, _ event: Event, cause: Cause? = nil) {
    self.at = at
    self.event = event
    self.cause = cause
  }

  /// How a script causes a record.
  public enum Cause: Hashable, Sendable {
    /// The record is the statement at this place: its action, its pushed value, its gesture or its expectation.
    case statement(Place)
    /// The record follows from what the statement at this place began, however much later.
    case consequence(of: Place)

    /// The place of the statement.
    @inlinable
    public var place: Place {
      switch self {
      case .statement(let place), .consequence(let place): place
      }
    }
  }

  /// What can happen in a case.
  public enum Event: Hashable, Sendable {
    /// The case opens: its script (nil for standard input), its title if it has one, the reactor, the first state.
    case begin(script: String?, title: String?, reactor: String, state: JSONValue)
    /// An action is processed.
    case action(name: String, action: JSONValue)
    /// A mutation is reduced.
    case mutation(name: String, value: JSONValue)
    /// A state is published, with what changed since the one before it.
    case state(changes: [StateChange], state: JSONValue)
    /// A pulse of the state was assigned.
    case pulse(path: String, value: JSONValue)
    /// The script pushed something into a stream.
    case emit(stream: String, push: Push)
    /// The reactor called a port; calls of a port are numbered from 1.
    case call(port: String, id: Int, request: JSONValue)
    /// A port answered.
    case reply(port: String, id: Int, value: JSONValue)
    /// A port failed.
    case failure(port: String, id: Int, error: String)
    /// The reactor gave up on a call before it was answered.
    case cancel(port: String, id: Int)
    /// What is played told the outside something and did not wait: `name` is that of the outlet.
    case note(name: String, value: JSONValue)
    /// An effect sent an action; `from` names the action that began the effect, if it is known.
    case effect(name: String, action: JSONValue, from: String? = nil)
    /// An action went nowhere.
    case dropped(name: String, reason: String)
    /// The view shows something new: a control, or one property of it (`spinner.isAnimating`), and the value that it
    /// shows now: a string for a text, a bool for a switch, an array for a list.
    case view(control: String, shows: JSONValue)
    /// An error was swallowed or reported; `action` names the action whose effect failed, if it is known.
    case error(action: String?, error: String)
    /// The state stream ended; no action changes anything any more.
    case terminated(error: String?)
    /// An expectation was checked; `actual` stands only where it failed.
    case expect(ok: Bool, text: String, actual: JSONValue?)
    /// Something happened in a reactor that lives in the state, at this path: one of `action`, `mutation`, `state`, `pulse`,
    /// `call`, `reply`, `failure`, `cancel`, `note`, `dropped`, `error` and `terminated`. Paths and states are its own.
    indirect case nested(in: String, Event)
    /// The case closes.
    case end(state: JSONValue, inFlight: Int, errors: Int, ok: Bool)
  }

  /// A line of a script.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The included file that the line stands in; nil for the script itself.
    public var file: String?

    /// A line of a file.
    @inlinable
    public init(line: Int, file: String? = nil) {
      self.line = line
      self.file = file
    }

    /// The place as people write it, safe to show on a terminal: `search.reel:8`.
    package func text(in script: String) -> String { "\((file ?? script).onOneLine):\(line)" }
  }

  /// What a script can push into a stream.
  public enum Push: Hashable, Sendable {
    /// A value.
    case value(JSONValue)
    /// The end of the stream.
    case complete
    /// A failure of the stream.
    case fail(String)
  }
}

extension Record.Event {
  /// The event itself, in whichever reactor it happened.
  package var own: Record.Event {
    if case .nested(_, let event) = self { event } else { self }
  }
}

/// One difference between two states.
public struct StateChange: Hashable, Sendable {
  /// What happened at the path.
  public enum Kind: String, Hashable, Sendable {
    case replace
    case add
    case remove
    /// An element of an array stands at another place among those that stayed.
    case move
  }

  /// What happened at the path.
  public var kind: Kind
  /// Where: keys and indices joined by dots, odd keys quoted; `.` for the root.
  public var path: String
  /// The value before; nil for an addition and a move.
  public var old: JSONValue?
  /// The value after; nil for a removal and a move.
  public var new: JSONValue?
  /// Where a moved element was; nil for everything else.
  public var origin: String?

  /// A difference at a path.
  public init(_ kind: Kind, path: String, old: JSONValue?, new: JSONValue?) {
    self.kind = kind
    self.path = path
    self.old = old
    self.new = new
  }

  /// An element that moved.
  public init(movedFrom origin: String, to path: String) {
    kind = .move
    self.path = path
    self.origin = origin
  }
}
