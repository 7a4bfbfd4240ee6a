import ExactStrings
import JSONValues

/// An event of a played case, its time, and its cause in the script: a line of the machine form of a timeline.
public struct Record: Hashable, Sendable {
  /// The time of the event.
  public var at: Instant
  /// The event.
  public var event: Event
  /// The cause in the script; nil for an event that the script did not cause, such as the first state.
  public var cause: Cause?

  /// Creates a record of an event.
  @inlinable
  public init(_ at: Instant, _ event: Event, cause: Cause? = nil) {
    self.at = at
    self.event = event
    self.cause = cause
  }

  /// The way in which a script causes a record.
  public enum Cause: Hashable, Sendable {
    /// The record is the statement at this place: its action, its pushed value, its gesture or its expectation.
    case statement(Place)
    /// The record is a consequence of the statement at this place, however much later.
    case consequence(of: Place)

    /// The place of the statement.
    @inlinable
    public var place: Place {
      switch self {
      case .statement(let place), .consequence(let place): place
      }
    }
  }

  /// An event of a case.
  ///
  /// Records are copied often. Rare events with large payloads are stored indirectly, so that every record is small.
  public enum Event: Hashable, Sendable {
    /// The case opens: its script (nil for standard input), its title if it has one, the reactor, the first state.
    indirect case begin(script: String?, title: String?, reactor: String, state: JSONValue)
    /// An action is processed.
    case action(name: String, action: JSONValue)
    /// A mutation is reduced.
    case mutation(name: String, value: JSONValue)
    /// A state is published, with its changes since the previous one.
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
    /// The reactor cancelled a call before it was answered.
    case cancel(port: String, id: Int)
    /// The reactor or store reported a value to the outlet `name` and did not wait.
    case note(name: String, value: JSONValue)
    /// An effect sent an action; `from` names the action that began the effect, if it is known.
    indirect case effect(name: String, action: JSONValue, from: String? = nil)
    /// An action had no effect.
    case dropped(name: String, reason: String)
    /// The view shows something new: a control, or one property of it (`spinner.isAnimating`), and the new value: a
    /// string for a text, a bool for a switch, an array for a list.
    case view(control: String, shows: JSONValue)
    /// An error was swallowed or reported; `action` names the action whose effect failed, if it is known.
    case error(action: String?, error: String)
    /// The stream of states ended; later actions have no effect.
    case terminated(error: String?)
    /// An expectation was checked; `actual` is set only if it failed.
    indirect case expect(ok: Bool, text: String, actual: JSONValue?)
    /// An event in a reactor that lives in the state, at this path: one of `action`, `mutation`, `state`, `pulse`,
    /// `call`, `reply`, `failure`, `cancel`, `note`, `dropped`, `error` and `terminated`. Paths and states are its own.
    indirect case nested(in: String, Event)
    /// A reason for which the case fails that no other record shows, such as a call without an answer: its name, and
    /// what happened, in one line.
    indirect case problem(reason: String, text: String)
    /// The case closes.
    indirect case end(state: JSONValue, inFlight: Int, errors: Int, ok: Bool)
  }

  /// A line of a script.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The number of the file and of the lines that include it; 0 for the script itself.
    @usableFromInline package var fileNumber: Int32

    /// The included file that contains the line; nil for the script itself.
    @inlinable
    public var file: String? {
      get { fileNumber == 0 ? nil : FileNames.name(of: fileNumber) }
      set { fileNumber = newValue.map { FileNames.number(of: $0, includedAt: nil) } ?? 0 }
    }

    /// The lines that include the file, the innermost first: `search.reel:3`; nil where none does or none is known.
    package var includedAt: String? { fileNumber == 0 ? nil : FileNames.includedAt(fileNumber) }

    /// Creates the place of a line.
    @inlinable
    public init(line: Int, file: String? = nil) {
      self.line = line
      fileNumber = file.map { FileNames.number(of: $0, includedAt: nil) } ?? 0
    }

    /// Creates the place of a line in a file that other lines include.
    package init(line: Int, file: String?, includedAt: String?) {
      self.line = line
      fileNumber = file.map { FileNames.number(of: $0, includedAt: includedAt) } ?? 0
    }

    /// Creates the place of a line in the file with a number.
    package init(line: Int, fileNumber: Int32) {
      self.line = line
      self.fileNumber = fileNumber
    }

    /// Returns the place as people write it, safe to show on a terminal: `search.reel:8`.
    package func text(in script: String) -> String { "\((file ?? script).onOneLine):\(line)" }

    /// Returns the place and the lines that include its file: `_login.reel:2, included at search.reel:3`.
    package func wholeText(in script: String) -> String {
      text(in: script) + (includedAt.map { ", included at \($0)" } ?? "")
    }
  }

  /// An event that a script pushes into a stream.
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
  /// The event itself, without the path of its reactor.
  package var own: Record.Event {
    if case .nested(_, let event) = self { event } else { self }
  }
}

/// One difference between two states.
public struct StateChange: Hashable, Sendable {
  /// The kind of a change.
  public enum Kind: String, Hashable, Sendable {
    case replace
    case add
    case remove
    /// An element of an array has another place among those that stayed.
    case move
  }

  /// The kind of change.
  public var kind: Kind
  /// The path: keys and indices joined by dots, with special keys quoted; `.` for the root.
  public var path: String
  /// The value before; nil for an addition and a move.
  public var old: JSONValue?
  /// The value after; nil for a removal and a move.
  public var new: JSONValue?
  /// The old path of a moved element; nil for every other change.
  public var origin: String?

  /// Creates a difference at a path.
  public init(_ kind: Kind, path: String, old: JSONValue?, new: JSONValue?) {
    self.kind = kind
    self.path = path
    self.old = old
    self.new = new
  }

  /// Creates the move of an element.
  public init(movedFrom origin: String, to path: String) {
    kind = .move
    self.path = path
    self.origin = origin
  }
}
