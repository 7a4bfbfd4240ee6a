import ActionScripts
import JSONValues
import Observables
import Timelines
import VirtualTime

/// Plays one case: a fresh reactor on a clock of its own, fed step by step, told as records.
final class CasePlayer {
  let setup: CaseSetup
  private let options: PlayOptions
  private let script: String?
  private let clock = VirtualClock()
  private let stage: Stage
  private let receive: (Record) -> Void
  private var target: Target?
  private var redaction: Redaction?

  /// What happened before the first state was known; it is told right after that.
  private var early: [Record.Event]? = []
  private var stateTree = JSONValue.null
  private var history: PlayHistory
  private var failures: [CaseFailure] = []
  private var mistakes: [PlayMistake] = []
  private var reportedMistakes = 0
  private var lastFrame = Instant.zero
  private var scriptTime = Instant.zero
  private var place: Record.Place?
  private var eventsAtInstant = 0
  private var instantOfEvents = Instant.zero
  private var inFlightWasExpected = false
  private var isOver = false

  init(
    _ setup: CaseSetup, script: String?, options: PlayOptions, receive: @escaping (Record) -> Void
  ) {
    self.setup = setup
    self.script = script
    self.options = options
    self.receive = receive
    history = PlayHistory(keepsMutations: options.needsMutationTrees)
    redaction = setup.redactions.isEmpty ? nil : Redaction(rules: setup.redactions)
    stage = Stage(clock: clock, arguments: setup.arguments, seed: options.seed ?? setup.seed)
    stage.tell = { [weak self] in self?.tell($0) }
    stage.complain = { [weak self] in self?.mistakes.append(PlayMistake(message: $0, place: $1)) }
  }

  /// Whether the case goes on: nothing has stopped it.
  var isPlaying: Bool { !isOver && mistakes.isEmpty }

  /// Makes the reactor and tells its first state.
  func open() {
    perform {
      let target = setup.entry.makeTarget(on: stage)
      self.target = target
      target.observer = self
      target.start()
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
    case .until(let instant, let place):
      if instant < now {
        mistakes.append(PlayMistake(message: "time cannot run backwards: the clock shows \(now.text) here", place: place))
        return
      }
      pass(to: instant)
    case .idle: passUntilIdle()
    case .expect(let expectation): check(expectation)
    case .answer(let plan):
      perform { stage.ports.first { $0.name == plan.port }?.declare(plan.makeAnswer()) }
    case .push(let push): perform { self.push(push) }
    }
    scriptTime = now
  }

  /// Drains the clock, judges, tells the end, and lets go of the reactor.
  func finish() -> CaseOutcome {
    if isPlaying {
      if options.until == nil { drain() }
      judge()
    }
    let end = max(scriptTime, lastFrame)
    let errors = history.errors
    let inFlight = target?.effectsInFlight ?? 0
    let isGood = failures.isEmpty && mistakes.isEmpty
    if mistakes.isEmpty, early == nil {
      // What dies with the reactor is not part of the case.
      target?.halt()
      send(Record(end, .end(state: stateTree, inFlight: inFlight, errors: errors, ok: isGood)))
    }
    target?.halt()
    target = nil
    isOver = true
    return CaseOutcome(
      title: setup.title, reactor: setup.entry.name, failures: failures, mistakes: takeMistakes(),
      expectedFailure: setup.expectedFailure)
  }

  /// Mistakes that were found since this was last asked.
  func takeMistakes() -> [PlayMistake] {
    defer { reportedMistakes = mistakes.count }
    return Array(mistakes[reportedMistakes...])
  }

  private var now: Instant { Instant(nanoseconds: clock.now.nanosecondsInTotal) }
}

// MARK: Time

extension CasePlayer {
  /// Runs `body` on the virtual clock, then what is due now.
  private func perform(_ body: () -> Void) {
    eventsAtInstant = 0
    clock.origin = nil
    guarding { () throws(VirtualClockFailure) in
      clock.whilePlaying(body)
      try runOnClock { () throws(VirtualClockFailure) in try clock.runDueWork() }
    }
  }

  private func runOnClock(_ body: () throws(VirtualClockFailure) -> Void) throws(VirtualClockFailure) {
    var failure: VirtualClockFailure?
    clock.whilePlaying {
      do throws(VirtualClockFailure) { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func pass(to instant: Instant) {
    inFlightWasExpected = false
    eventsAtInstant = 0
    let instant = min(instant, options.until ?? instant)
    guarding { () throws(VirtualClockFailure) in
      try runOnClock { () throws(VirtualClockFailure) in
        try clock.advance(to: .nanoseconds(instant.nanoseconds))
      }
    }
    if let until = options.until, instant >= until {
      scriptTime = now
      isOver = true
    }
  }

  private func passUntilIdle() {
    inFlightWasExpected = false
    eventsAtInstant = 0
    guard let until = options.until else { return drain() }
    // Only going there tells whether the clock is idle before `until`.
    let span = Duration.nanoseconds(until.nanoseconds - now.nanoseconds)
    var failure: VirtualClockFailure?
    clock.whilePlaying {
      do throws(VirtualClockFailure) { try clock.runUntilIdle(within: span) } catch { failure = error }
    }
    if case .notIdle = failure { return pass(to: until) }
    if let failure { guarding { () throws(VirtualClockFailure) in throw failure } }
  }

  private func drain() {
    eventsAtInstant = 0
    guarding { () throws(VirtualClockFailure) in
      try runOnClock { () throws(VirtualClockFailure) in try clock.runUntilIdle(within: setup.timeout) }
    }
  }

  private func guarding(_ body: () throws(VirtualClockFailure) -> Void) {
    do {
      try body()
    } catch {
      switch error {
      case .livelock(let at, let culprit):
        fail(.livelock(limit: clock.livelockLimit, culprit: culprit), at: Instant(nanoseconds: at.nanosecondsInTotal))
      case .notIdle(let at, let culprit):
        fail(.notIdle(setup.timeout, culprit: culprit), at: Instant(nanoseconds: at.nanosecondsInTotal))
      }
      stop()
    }
  }

  private func stop() {
    isOver = true
    target?.halt()
  }

  private func fail(_ reason: CaseFailure.Reason, at instant: Instant, place: Record.Place? = nil) {
    failures.append(CaseFailure(reason: reason, at: instant, place: place))
  }
}

// MARK: Telling

extension CasePlayer: TargetObserver {
  func targetProcesses<Action>(_ value: Action, prepared: PreparedAction?) {
    guard countEvent(named: "action '\(prepared?.name ?? shownName(of: value))'") else { return }
    if let prepared {
      clock.origin = prepared.name
      tell(.action(place: place, name: prepared.name, action: prepared.tree))
    } else {
      let (name, tree) = namedTree(of: value)
      clock.origin = name
      tell(.action(place: nil, name: name, action: tree))
    }
  }

  func targetReduces<Mutation>(_ mutation: Mutation) {
    guard countEvent(named: "mutation '\(shownName(of: mutation))'") else { return }
    if options.needsMutationTrees {
      let (name, tree) = namedTree(of: mutation)
      history.add(mutation: tree)
      tell(.mutation(name: name, value: tree))
    } else {
      tell(.mutation(name: shownName(of: mutation), value: .null))
    }
  }

  func targetPublishes(_ state: JSONValue, pulses: [PulseReading]) {
    if early != nil { return begin(with: state) }
    let changes = StateChange.between(stateTree, state)
    stateTree = state
    tell(.state(changes: changes, state: state))
    for pulse in pulses {
      history.add(pulse: pulse.path, value: pulse.value)
      tell(.pulse(path: pulse.path, value: pulse.value))
    }
  }

  func targetSwallows(_ error: any Error, action: String?) {
    tell(.error(action: action, error: errorText(error)))
  }

  func targetTerminates(_ error: (any Error)?) {
    tell(.terminated(error: error.map(errorText)))
    fail(.terminated(error.map(errorText)), at: now)
  }

  private func begin(with state: JSONValue) {
    stateTree = state
    let waiting = early ?? []
    early = nil
    send(Record(now, .begin(script: script, title: setup.title, reactor: setup.entry.name, state: state)))
    for event in waiting { tell(event) }
  }

  private func tell(_ event: Record.Event) {
    if early != nil {
      early?.append(event)
      return
    }
    history.note(event)
    lastFrame = now
    if case .call(let port, _, let request) = event { history.add(call: port, request: request) }
    send(Record(lastFrame, event))
  }

  /// Hands a record out, with what the script declares as volatile replaced.
  private func send(_ record: Record) {
    if redaction == nil { receive(record) } else if let shown = redaction?.redact(record) { receive(shown) }
  }

  /// Counts what the reactor processes without time passing; at the limit the case is stopped, and false returned.
  private func countEvent(named culprit: @autoclosure () -> String) -> Bool {
    if isOver, target == nil { return false }
    if now != instantOfEvents {
      instantOfEvents = now
      eventsAtInstant = 0
    }
    eventsAtInstant += 1
    if eventsAtInstant <= clock.livelockLimit { return true }
    if !isOver {
      fail(.livelock(limit: clock.livelockLimit, culprit: culprit()), at: now)
      stop()
    }
    return false
  }
}

// MARK: Streams, expectations, verdict

extension CasePlayer {
  private func push(_ push: StreamPush) {
    guard let source = stage.streams.first(where: { $0.name == push.stream }) else { return }
    switch push.value {
    case .value(let value):
      do {
        let send = try source.prepare(value)
        tell(.emit(place: push.place, stream: push.stream, push: .value(value.json)))
        send()
      } catch {
        mistakes.append(PlayMistake(message: error.text(in: push.stream), place: push.place))
      }
    case .complete:
      tell(.emit(place: push.place, stream: push.stream, push: .complete))
      source.end(nil)
    case .fail(let message):
      tell(.emit(place: push.place, stream: push.stream, push: .fail(message)))
      source.end(StreamError(message: message))
    }
  }

  private func check(_ expectation: CheckedExpectation) {
    let seen = Seen(
      state: stateTree, history: history, time: now, inFlight: target?.effectsInFlight ?? 0)
    let result = expectation.check(seen)
    if result.isMet, expectation.isAboutInFlight { inFlightWasExpected = true }
    let actual: JSONValue? = result.isMet ? nil : result.actual ?? .null
    tell(
      .expect(place: expectation.place, ok: result.isMet, text: expectation.text, actual: actual))
    if !result.isMet {
      fail(.expectation(expectation.text, actual: result.actual), at: now, place: expectation.place)
    }
  }

  private func judge() {
    for port in stage.ports {
      for answer in port.answers where !answer.isSpent {
        fail(.unusedAnswer(answer.text, timesLeft: answer.timesLeft), at: now, place: answer.place)
      }
    }
    let inFlight = target?.effectsInFlight ?? 0
    if inFlight > 0, !inFlightWasExpected, options.until == nil { fail(.inFlight(inFlight), at: now) }
  }
}

extension Instant {
  /// The instant as scripts write it: `150ms`.
  public var text: String { ScriptDuration(nanoseconds: nanoseconds).text }

  public func advanced(by span: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span.nanosecondsInTotal)
    return Instant(nanoseconds: overflow ? .max : sum)
  }
}

extension Duration {
  /// The span in nanoseconds; what is too long becomes the longest.
  var nanosecondsInTotal: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return .max }
    let (sum, overflowed) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflowed ? .max : sum
  }

  /// The span as scripts write it.
  var scriptText: String { ScriptDuration(nanoseconds: max(0, nanosecondsInTotal)).text }
}
