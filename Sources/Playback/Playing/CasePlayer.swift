import ActionScripts
import ExactStrings
import JSONValues
import Mutants
import Observables
import Timelines
import VirtualTime

/// Plays one case: runs a fresh reactor on its own clock step by step, and reports everything as records.
final class CasePlayer {
  let setup: CaseSetup
  let options: PlayOptions
  /// The text of the script; nil where it comes line by line.
  let text: SourceText?
  let clock: VirtualClock
  let stage: Stage
  let receiver: any RecordReceiver
  /// The intervention that records where mutants can act and applies the present one; nil unless cases are played with
  /// mutants.
  let intervention: Intervention?

  // One thread plays a case, and no property is accessed while it is being modified. The run-time check for that would
  // cost a tenth of every step.

  @exclusivity(unchecked) var target: (any Target)? {
    didSet { lendableTarget.object = target.map(TargetHolder.init) }
  }
  @exclusivity(unchecked) private var lendableTarget = Lendable<TargetHolder>()
  @exclusivity(unchecked) var redaction: Redaction?

  /// The events before the first state was known; they are recorded right after it.
  @exclusivity(unchecked) var early: [EarlyEvent]? = []
  let state: StateTree
  @exclusivity(unchecked) var history = PlayHistory()
  /// The driver of the view, once a line has used it.
  @exclusivity(unchecked) var viewDriver: ViewDriver?
  /// Whether `&drop` has released the reactor.
  var isDropped = false
  /// Whether the view has the reactor, according to the script.
  var isViewBound = false
  /// The nested reactors that made the open calls.
  var callers: [CallKey: NestedReactor] = [:]
  /// The values of variables that were looked up while the case played.
  var captured: [ExactString: ScriptValue] = [:]
  /// The same values as the timeline shows them.
  var capturedAsShown: [ExactString: ScriptValue] = [:]
  /// The streams whose pushed events had a subscriber.
  var heardStreams: Set<ExactString> = []
  /// The lines that had no effect, with the reasons.
  var idleLines: [String] = []
  /// The judges of the rules so far.
  @exclusivity(unchecked) var judges: [RuleJudge] = []
  /// The instant of the script's last line once that was played.
  var lastLine: Instant?
  @exclusivity(unchecked) var failures: [CaseFailure] = []
  @exclusivity(unchecked) var mistakes: [Diagnostic] = []
  /// The number of mistakes that were taken.
  private var takenMistakeCount = 0
  @exclusivity(unchecked) var lastFrame = Instant.zero
  @exclusivity(unchecked) var scriptTime = Instant.zero
  /// The line of the action that is being sent, until the action is processed.
  @exclusivity(unchecked) var actionPlace: Record.Place?
  /// The line of the step that is played; nil before the first one.
  @exclusivity(unchecked) var stepPlace: Record.Place?
  @exclusivity(unchecked) var stepCount = 0
  /// The line of the gesture that is being performed, until an action has come of it.
  var gesturePlace: Record.Place?
  @exclusivity(unchecked) var eventsAtInstant = 0
  @exclusivity(unchecked) var instantOfEvents = Instant.zero
  @exclusivity(unchecked) var inFlightWasExpected = false
  @exclusivity(unchecked) var isOver = false
  /// Whether a line that is not possible in the present state does nothing, such as a gesture on a row that is not
  /// there. In a script such a line is a mistake.
  @exclusivity(unchecked) var skipsImpossible = false
  /// Whether a line was not possible in the state that it met, and was skipped.
  var sawImpossible = false
  /// Whether the values of mutations are read: a receiver needs them, or they may bring reactors into the state.
  @exclusivity(unchecked) private(set) var readsMutations = true
  /// Whether the values of actions are read even where the options do not ask for them.
  var readsActions = false
  /// Called when nothing runs: after each step, and when the work of an instant is done; nil if nobody looks.
  @exclusivity(unchecked) var whenAtRest: (() -> Void)?
  /// Whether the clock stands in for real time on the playing thread.
  @exclusivity(unchecked) var isOnClock = false
  /// Whether a step is executing its own line, rather than work that time brings.
  @exclusivity(unchecked) var isActing = false

  init(
    _ setup: CaseSetup, text: SourceText?, options: PlayOptions, changing change: Mutant.Change? = nil,
    receiver: any RecordReceiver
  ) {
    self.setup = setup
    self.text = text
    self.options = options
    self.receiver = receiver
    state = StateTree(tellsFieldsOnly: options.isExploring)
    clock = VirtualClock(livelockLimit: options.livelockLimit)
    redaction = setup.redactions.isEmpty ? nil : Redaction(rules: setup.redactions.map(\.rule))
    stage = Stage(clock: clock, arguments: setup.arguments, seed: options.seed ?? setup.seed)
    intervention = options.isForMutants ? Intervention(change) : nil
    // These references are unowned, because a weak one would make each retain and release of the player slower. The
    // player never dies before them: `halt`, which `deinit` calls, takes the closures away.
    stage.record = { [unowned self] in recordStageEvent($0) }
    stage.recordBirthEvent = { [unowned self] in early?.append(EarlyEvent(event: $1, birth: $0)) }
    stage.complain = { [unowned self] in stop(for: hidingCaptured($0), note: $1, $2) }
    stage.redacted = { [unowned self] in redacted($0) }
    clock.whenTaskIsRefused = { [unowned self] in refuseTask() }
    clock.whenRefused = { [unowned self] in stop(forUnavailable: $0) }
    if let intervention { prepare(intervention) }
  }

  private func prepare(_ intervention: Intervention) {
    intervention.stage = stage
    intervention.findPlace = { [unowned self] in place(of: clock.cause) }
    stage.intervention = intervention
    clock.cancellationReferee = intervention
  }

  /// Returns steps as the mutant that is played changes them.
  func changed(_ steps: ArraySlice<PlannedStep>) -> ArraySlice<PlannedStep> {
    guard let intervention else { return steps }
    return steps.map { step in
      PlannedStep(step: intervention.changed(step.step, at: step.place, of: setup.entry), place: step.place)
    }[...]
  }

  /// Whether the values of mutations are recorded. The text form shows only their names, but the placeholder of a
  /// hidden value depends on all values that were seen.
  var needsMutationTrees: Bool { options.needsMutationTrees || redaction != nil }

  // A player that is released before `finish` may leave a reactor behind, which must not call it any more.
  deinit {
    viewDriver = nil
    halt()
  }

  /// Whether the case goes on, that is, nothing has stopped it.
  var isPlaying: Bool { !isOver && mistakes.isEmpty }

  /// Makes the reactor and records its first state. Answers that were played before are in force by then.
  func open() {
    VirtualClock.runtime?.openCase()
    ProcessStores.empty()
    perform {
      let target: any Target
      do {
        target = try setup.entry.makeTarget(on: stage)
      } catch {
        return stop(for: setup.entry.cannotBeMade(errorText(error)), note: nil, nil)
      }
      self.target = target
      readsMutations = needsMutationTrees || target.nested != nil
      target.show(stage.shown, changedBy: intervention)
      target.start(self)
      if early != nil {
        begin(with: target)
        target.nested?.root.settle()
      }
    }
    if !judges.isEmpty { judgeRules(at: "at the start") }
  }

  /// Plays the declarations at the top of the case, and makes the reactor. Answers there answer the calls that it makes
  /// while it is made.
  /// - Returns: The other steps, which remain to be played.
  func open(with steps: [PlannedStep]) -> ArraySlice<PlannedStep> {
    let declarations = steps.prefix { $0.step.isDeclaration }
    for step in declarations { play(step.step, at: step.place) }
    open()
    return steps[declarations.endIndex...]
  }

  /// Plays the line of an action, as `play(_:at:)` plays its step.
  func play(_ action: PreparedAction, at place: Record.Place) {
    guard isPlaying else { return }
    stepPlace = place
    send(action, place)
    endStep()
  }

  /// Plays a step and all work that is due at its instant.
  func play(_ step: Step, at place: Record.Place) {
    guard isPlaying else { return }
    stepPlace = place
    switch step {
    case .act(let action): send(action, place)
    case .actAgain(let actions, let times):
      for index in 0..<times where isPlaying {
        send(actions[index % actions.count], place)
        if !judges.isEmpty { judgeRules() }
      }
    case .actNested(let line, let times):
      inFlightWasExpected = false
      for _ in 0..<times where isPlaying {
        perform { act(line) }
        if !judges.isEmpty { judgeRules() }
      }
    case .wait(let span): wait(span, nil)
    case .waitBehindIdle(let span, let site): wait(span, site)
    case .until(let instant, let site):
      if instant < now {
        return stop(for: site.mistake("time cannot run backwards", note: "the clock shows \(now.text) here"))
      }
      pass(to: instant)
    case .idle:
      inFlightWasExpected = false
      let (frames, before) = (history.frames, now)
      runUntilIdle()
      if history.frames == frames, now == before { notePeriodicWork() }
    case .expect(let expectation): check(expectation)
    case .rule(let rule): add(rule)
    case .capture(let name, let path, let site): capture(name, path, site)
    case .late(let late): play(late, at: place)
    case .answer(let plan): perform { stage.declare(DeclaredAnswer(plan)) }
    case .push(let push): perform { self.push(push) }
    case .view(let command): play(command)
    case .gesture(let line): play(line)
    case .stub(let isStubbed): setStubbed(isStubbed)
    case .stubState(let value, let site): setStubState(value, site)
    }
    endStep()
  }

  /// Looks at the case after a step.
  @inline(__always)
  private func endStep() {
    if !stage.shown.isEmpty { publishChangesOfShownObjects() }
    // The step may have added or removed controls.
    if !skipsImpossible { viewDriver?.rescan() }
    if !judges.isEmpty { judgeRules() }
    scriptTime = now
  }

  @inline(__always)
  private func send(_ action: PreparedAction, _ place: Record.Place) {
    inFlightWasExpected = false
    beginCause(action.name)
    execute {
      actionPlace = place
      // The target stays for as long as lines are played.
      lendableTarget.lent?._withUnsafeGuaranteedRef { $0.target.send(action) }
      actionPlace = nil
    }
  }

  /// Drains the clock, judges the case, records its end, and releases the reactor.
  func finish() -> CaseOutcome {
    if isPlaying { endScript() }
    if isPlaying { drain() }
    if isPlaying { goOnForRules() }
    let isComplete = isPlaying
    if isPlaying { judge() }
    let end = max(scriptTime, lastFrame)
    let errors = history.errors
    let inFlight = workInFlight
    whenAtRest = nil
    let isGood = failures.isEmpty && mistakes.isEmpty
    if mistakes.isEmpty, early == nil {
      halt()
      for failure in failures where !failure.hasRecord {
        send(
          Record(
            end, .problem(reason: failure.reason?.rawValue ?? "", text: failure.description),
            cause: failure.place.map { .statement($0) }))
      }
      send(Record(end, .end(state: state.tree, inFlight: inFlight, errors: errors, ok: isGood)))
    }
    releaseReactor()
    isOver = true
    VirtualClock.runtime?.closeCase()
    var outcome = CaseOutcome(of: setup.outline, failures: failures, mistakes: takeMistakes())
    outcome.redactions = setup.redactions.enumerated().map { index, redacted in
      let (rule, place) = redacted
      return UsedRedaction(
        "@redact \(rule.pattern) as \(rule.name)", at: place.text(in: script ?? "-"),
        hasMatched: redaction?.hasUsedRule(at: index) ?? false,
        meant: fieldMeant(by: rule.pattern))
    }
    outcome.rules = playedRules(isComplete: isComplete)
    outcome.idleLines = idleLines
    outcome.reached = intervention?.places ?? []
    return outcome
  }

  /// Returns the field of the state that a path with an unknown first name probably means.
  private func fieldMeant(by path: StatePath) -> String? {
    guard case .key(let name)? = path.segments.first, state.tree[name] == nil, case .object(let members) = state.tree
    else { return nil }
    return Suggestion.closest(to: name, in: members.map(\.key))
  }

  /// Whether a mistake was found since the last call of `takeMistakes`.
  var hasNewMistakes: Bool { mistakes.count > takenMistakeCount }

  /// Returns the mistakes that were found since the last call.
  func takeMistakes() -> [Diagnostic] {
    defer { takenMistakeCount = mistakes.count }
    return Array(mistakes[takenMistakeCount...])
  }

  /// The name of the script; nil for standard input.
  var script: String? { text?.file }

  var now: Instant { Instant(nanoseconds: clock.nanoseconds) }
}

/// A target in an object of its own, since a protocol cannot be lent.
private final class TargetHolder {
  let target: any Target

  init(_ target: any Target) { self.target = target }
}
