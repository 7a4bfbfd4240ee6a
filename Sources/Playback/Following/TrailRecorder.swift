import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// Follows a case while it is played, and records its trail.
///
/// A step begins when an action is processed, a port answers, a stream pushes, or time passes and work is due. It ends
/// when all of its consequences at the same instant are done, or when the next step begins.
final class TrailRecorder {
  private let entry: CatalogEntry
  /// The player that is followed.
  unowned(unsafe) var player: CasePlayer!
  private var trail = CaseTrail()
  private var abstraction: StateAbstraction?
  /// The names in scripts of actions, by their names in timelines.
  private let names: [(shown: String, name: String)]

  /// The latest state; the player may already have the one that a record is about.
  private var state = JSONValue.null
  /// The index of the state before the present step; nil before the first one.
  private var before: Int?
  /// The present step as a script writes it; nil where it has ended.
  private var verb: String?
  /// The amount of work in flight at the last count. Work is counted only at rest, because running code may be about to
  /// end it.
  private var inFlight = 0
  private var taken = StateTransitions()

  init(_ entry: CatalogEntry) {
    self.entry = entry
    names = entry.shownActions
  }

  /// Returns the trail of the case, which was played on this stage to its end.
  func finish(on stage: Stage) -> CaseTrail {
    trail.vocabulary.actions = names.map(\.name)
    trail.vocabulary.mutations = entry.mutationNames
    trail.vocabulary.ports = stage.ports.map(\.name)
    trail.vocabulary.streams = stage.streams.map(\.name)
    for responder in stage.usedPorts where responder.oneWayCount + responder.synchronousCount > 0 {
      count(responder.name) { ($0.oneWay, $0.values) = (responder.oneWayCount, responder.synchronousCount) }
    }
    (trail.states, trail.transitions) = (taken.states, taken.transitions)
    return trail
  }

  /// Takes a record of the case.
  func note(_ record: Record) {
    switch record.event {
    case .begin:
      abstraction = StateAbstraction(entry.stateShape.showing(player.stage.shown))
      state = player.state.tree
    case .end(_, let inFlight, _, _): rest(inFlight: inFlight)
    case .nested(let path, let event): note(event, in: path)
    default: note(record.event, in: nil)
    }
  }

  /// Records that no work runs now.
  func rest() { rest(inFlight: player.workInFlight) }

  /// Takes an event of the played reactor, or of one that lives in its state.
  private func note(_ event: Record.Event, in path: String?) {
    switch event {
    case .action(let name, let action), .effect(let name, let action, _):
      if let path { return beginStep("\(Self.pattern(of: path)).\(name)") }
      let name = scriptName(of: wayToCase(of: name, in: action))
      beginStep(name)
      trail.sent.add(name)
    case .mutation(let name, _):
      if verb == nil { beginStep("time") }
      if path == nil { trail.committed.add(name) }
    case .state:
      if verb == nil { beginStep("time") }
      state = player.state.tree
    case .emit(let stream, let push):
      beginStep("! \(stream) \(push.verb)")
      trail.pushed.add(stream)
    case .call(let port, _, _): count(port) { $0.total += 1 }
    case .reply(let port, _, _):
      beginStep("! \(port) reply")
      count(port) { $0.replies += 1 }
    case .failure(let port, _, _):
      beginStep("! \(port) fail")
      count(port) { $0.failures += 1 }
    case .cancel(let port, _): count(port) { $0.cancellations += 1 }
    case .begin, .pulse, .note, .dropped, .view, .error, .terminated, .expect, .nested, .problem, .end: break
    }
  }

  private func beginStep(_ verb: String) {
    endStep()
    before = before ?? currentIndex
    self.verb = verb
  }

  private func rest(inFlight: Int) {
    self.inFlight = inFlight
    state = player.state.tree
    // Work may end without a record.
    if verb == nil, before != nil, currentIndex != before { verb = player.isDropped ? "&drop" : "time" }
    endStep()
    before = before ?? currentIndex
  }

  private func endStep() {
    guard let verb, let before, let after = currentIndex else { return }
    self.verb = nil
    self.before = after
    taken.add(CaseTrail.Transition(from: before, verb: verb, to: after, count: 1))
  }

  /// The index of the present state; nil before there is one.
  private var currentIndex: Int? {
    guard let abstraction else { return nil }
    return taken.index(of: abstraction.description(of: state, inFlight: inFlight))
  }

  private func count(_ port: String, _ change: (inout CaseTrail.Calls) -> Void) {
    var index = trail.calls.firstIndex { $0.port == port }
    if index == nil {
      index = trail.calls.count
      trail.calls.append(CaseTrail.Calls(port: port))
    }
    if let index { change(&trail.calls[index]) }
  }

  /// The name of an action with the names of the cases that it contains, as far as these are actions of their own:
  /// `comments.post`.
  private func wayToCase(of name: String, in action: JSONValue) -> String {
    var (way, content) = (name, action[name])
    while names.contains(where: { $0.shown.hasPrefix(way + ".") }), let (name, inner) = content?.soleCase {
      way += "." + name
      content = inner
    }
    return way
  }

  /// The name in scripts of an action that timelines show as `shown`: the action of a child counts by the way to it.
  private func scriptName(of shown: String) -> String {
    let exact = names.first { $0.shown == shown }
    return (exact ?? names.first { shown.hasPrefix($0.shown + ".") })?.name ?? shown
  }

  /// A path where every index stands for all: `cells.*`.
  private static func pattern(of path: String) -> String {
    path.split(separator: ".").map { $0.utf8.allSatisfy(\.isDigit) ? "*" : String($0) }
      .joined(separator: ".")
  }
}

extension Record.Push {
  /// The word of scripts for the step.
  fileprivate var verb: String {
    switch self {
    case .value: "emit"
    case .complete: "complete"
    case .fail: "fail"
    }
  }
}

extension JSONValue {
  /// The name of the case and its payload, if this is an enum as the sole payload of another one.
  fileprivate var soleCase: (name: String, payload: JSONValue?)? {
    guard let payload = self["_0"] else { return nil }
    switch payload {
    case .string(let name): return (name, nil)
    case .object(let members) where members.count == 1: return (members[0].key, members[0].value)
    default: return nil
    }
  }
}
