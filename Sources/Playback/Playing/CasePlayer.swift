import ActionScripts
import JSONValues
import Observables
import Timelines
import VirtualTime

/// Plays one case: a fresh reactor on a clock of its own, fed step by step, told as records.
final class CasePlayer {
  let setup: CaseSetup
  let options: PlayOptions
  let script: String?
  let clock = VirtualClock()
  let stage: Stage
  let receive: (Record) -> Void

  // One thread plays a case, and no property is handed out for writing while it is written: the run-time check for that would
  // cost a tenth of every step.

  @exclusivity(unchecked) var target: Target?
  @exclusivity(unchecked) var redaction: Redaction?

  /// What happened before the first state was known; it is told right after that.
  @exclusivity(unchecked) var early: [Record.Event]? = []
  @exclusivity(unchecked) var stateTree = JSONValue.null
  @exclusivity(unchecked) var history = PlayHistory()
  /// The view as the script uses it, once a line did.
  var viewDesk: ViewDesk?
  /// Whether the view has the reactor, as far as the script has said so.
  var isViewBound = false
  var failures: [CaseFailure] = []
  var mistakes: [PlayMistake] = []
  var reportedMistakes = 0
  @exclusivity(unchecked) var lastFrame = Instant.zero
  @exclusivity(unchecked) var scriptTime = Instant.zero
  @exclusivity(unchecked) var place: Record.Place?
  /// The line of the gesture that is being done, until an action came of it.
  var gesturePlace: Record.Place?
  @exclusivity(unchecked) var eventsAtInstant = 0
  @exclusivity(unchecked) var instantOfEvents = Instant.zero
  @exclusivity(unchecked) var inFlightWasExpected = false
  @exclusivity(unchecked) var isOver = false
  /// Whether a step is doing what its line says, and not what time brings.
  @exclusivity(unchecked) var isActing = false

  init(
    _ setup: CaseSetup, script: String?, options: PlayOptions, receive: @escaping (Record) -> Void
  ) {
    self.setup = setup
    self.script = script
    self.options = options
    self.receive = receive
    redaction = setup.redactions.isEmpty ? nil : Redaction(rules: setup.redactions)
    stage = Stage(clock: clock, arguments: setup.arguments, seed: options.seed ?? setup.seed)
    stage.tell = { [weak self] in self?.tell($0) }
    clock.whenTaskIsRefused = { [weak self] in self?.refuseTask() }
    stage.complain = { [weak self] in self?.stop(for: PlayMistake($0, note: $1, blame: $2)) }
  }

  /// The text form shows the names of mutations only; but what a value is hidden as depends on all that was seen.
  var needsMutationTrees: Bool { options.needsMutationTrees || redaction != nil }

  // A player that nobody finishes leaves a reactor that must not speak to it any more.
  deinit { halt() }

  /// Whether the case goes on: nothing has stopped it.
  var isPlaying: Bool { !isOver && mistakes.isEmpty }

  /// Makes the reactor and tells its first state.
  func open() {
    VirtualExecutor.openCase()
    perform {
      let target = setup.entry.makeTarget(on: stage)
      self.target = target
      target.start(self)
      if early != nil { begin(with: target.state) }
    }
  }

  /// Plays a step and everything that is due at its instant.
  func play(_ step: Step) {
    guard isPlaying else { return }
    switch step {
    case .act(let action, let place):
      inFlightWasExpected = false
      perform {
        self.place = place
        target?.send(action)
        self.place = nil
      }
    case .wait(let span): pass(to: now.advanced(by: span))
    case .until(let instant, let blame):
      if instant < now {
        return stop(
          for: PlayMistake("time cannot run backwards", note: "the clock shows \(now.text) here", blame: blame))
      }
      pass(to: instant)
    case .idle:
      inFlightWasExpected = false
      runUntilIdle()
    case .expect(let expectation): check(expectation)
    case .answer(let plan):
      perform { stage.knownDesk(plan.port)?.declare(plan.makeAnswer()) }
    case .push(let push): perform { self.push(push) }
    case .view(let command): play(command)
    case .gesture(let line): play(line)
    case .stub(let isStubbed): setStubbed(isStubbed)
    case .stubState(let value, let blame): setStubState(value, blame)
    }
    // Controls that came and went with what the step did.
    viewDesk?.rescan()
    scriptTime = now
  }

  /// Drains the clock, judges, tells the end, and lets go of the reactor.
  func finish() -> CaseOutcome {
    if isPlaying { runUntilIdle() }
    if isPlaying { judge() }
    let end = max(scriptTime, lastFrame)
    let errors = history.errors
    let inFlight = target?.effectsInFlight ?? 0
    let isGood = failures.isEmpty && mistakes.isEmpty
    if mistakes.isEmpty, early == nil {
      halt()
      send(Record(end, .end(state: stateTree, inFlight: inFlight, errors: errors, ok: isGood)))
    }
    windUp()
    isOver = true
    VirtualExecutor.closeCase()
    return CaseOutcome(
      title: setup.title, reactor: setup.entry.name, failures: failures, mistakes: takeMistakes(),
      expectedFailure: setup.expectedFailure)
  }

  /// Mistakes that were found since this was last asked.
  func takeMistakes() -> [PlayMistake] {
    defer { reportedMistakes = mistakes.count }
    return Array(mistakes[reportedMistakes...])
  }

  var now: Instant { Instant(nanoseconds: clock.nanoseconds) }
}
