import ActionScripts
import ExactStrings
import Observables
import Reactors
import Timelines
import VirtualTime

extension CasePlayer {
  /// Makes the present step the cause, runs `body` on the virtual clock, then the work that is due now.
  func perform(_ body: () -> Void) {
    beginCause(nil)
    execute(body)
  }

  /// Executes the line of a step on the virtual clock, then the work that is due now.
  @inline(__always)
  func execute(_ body: () -> Void) {
    eventsAtInstant = 0
    runOnClock { () throws(VirtualClockFailure) in
      isActing = true
      body()
      isActing = false
      try clock.runDueWork()
    }
  }

  /// Makes the present step the cause of all work from now on.
  /// - Parameter action: The name of the action that the step sends; nil if it sends none.
  func beginCause(_ action: String?) {
    stepCount += 1
    clock.begin(step: stepCount, line: stepPlace?.line ?? 0, file: stepPlace?.fileNumber ?? 0, origin: action)
  }

  /// The line of the step that caused the work; nil where no step did.
  func place(of cause: WorkCause) -> Record.Place? {
    cause.line == 0 ? nil : Record.Place(line: cause.line, fileNumber: cause.file)
  }

  /// Lets a span of time pass. A span beyond the last instant is a mistake at the site, or of the whole step without
  /// one. It is no mistake if playing stops earlier.
  func wait(_ span: Duration, _ site: ScriptSite?) {
    if options.until == nil, let end = now.endOfTime(within: span) {
      return refuse(
        site?.mistake(end.message, note: end.note) ?? mistake(end.message, note: end.note, at: stepPlace))
    }
    pass(to: now.advanced(by: span))
  }

  /// Lets time pass up to an instant, but not beyond the instant at which playing stops.
  func pass(to instant: Instant) {
    inFlightWasExpected = false
    eventsAtInstant = 0
    let wanted = instant
    let instant = min(instant, options.until ?? instant)
    runOnClock { () throws(VirtualClockFailure) in
      try clock.advance(to: .nanoseconds(instant.nanoseconds))
    }
    // Statements at exactly that instant are played; later ones are not.
    if let until = options.until, wanted > until {
      scriptTime = now
      isOver = true
    }
  }

  /// Lets time pass until no one-shot work is left.
  func runUntilIdle() {
    eventsAtInstant = 0
    guard let until = options.until else {
      return runOnClock { () throws(VirtualClockFailure) in
        try clock.runUntilIdle(within: setup.timeout, events: options.idleLimits.wait)
      }
    }
    // Whether the clock becomes idle before `until` is known only by advancing it.
    let span = Duration.nanoseconds(until.nanoseconds - now.nanoseconds)
    switch failure(of: { () throws(VirtualClockFailure) in try clock.runUntilIdle(within: span) }) {
    case nil: return
    case .notIdle:
      pass(to: until)
      isOver = true
    case let other?: giveUp(other)
    }
  }

  /// Lets time pass after the last step. In a lenient case, work that keeps being scheduled may go on for ever.
  func drain() {
    guard setup.isLenient, options.until == nil else { return runUntilIdle() }
    eventsAtInstant = 0
    let events = options.idleLimits.drain
    switch failure(of: { () throws(VirtualClockFailure) in
      try clock.runUntilIdle(within: setup.timeout, events: events)
    }) {
    case nil, .notIdle: return
    case let other?: giveUp(other)
    }
  }

  /// Runs `body` with the virtual clock in place of real time. To set it once for many steps is faster.
  func onClock<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isOnClock { return try body() }
    isOnClock = true
    defer { isOnClock = false }
    return try clock.whilePlaying(body)
  }

  /// Runs `body` with the virtual clock in place of real time; if the clock fails, the case fails and ends.
  @inline(__always)
  func runOnClock(_ body: () throws(VirtualClockFailure) -> Void) {
    if let failure = failure(of: body) { giveUp(failure) }
  }

  @inline(__always)
  private func failure(of body: () throws(VirtualClockFailure) -> Void) -> VirtualClockFailure? {
    let failure = isOnClock ? failureOnClock(of: body) : onClock { failureOnClock(of: body) }
    whenAtRest?()
    return failure
  }

  @inline(__always)
  private func failureOnClock(of body: () throws(VirtualClockFailure) -> Void) -> VirtualClockFailure? {
    do throws(VirtualClockFailure) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// Judges the rules, and calls `whenAtRest`, whenever the work of an instant is done.
  func watchInstants() {
    if clock.whenInstantIsDone == nil { clock.whenInstantIsDone = { [unowned self] in finishInstant() } }
  }

  private func finishInstant() {
    if !judges.isEmpty { judgeRules() }
    whenAtRest?()
  }

  private func giveUp(_ failure: VirtualClockFailure) {
    switch failure {
    case .livelock(let at, let culprit):
      let culprit = culprit.map { "'\($0)'" }
      fail(.livelock(limit: clock.livelockLimit, culprit: culprit), at: Instant(nanoseconds: at.wholeNanoseconds))
    case .notIdle(let at, let culprit):
      fail(.notIdle(setup.timeout, culprit: culprit), at: Instant(nanoseconds: at.wholeNanoseconds))
    }
    stop()
  }

  /// Ends the case because of a mistake at a site; without a site, the line that caused the present work is named.
  func stop(for message: String, note: String?, _ site: ScriptSite?) {
    if let site { return stop(for: site.mistake(message, note: note)) }
    stop(for: mistake(message, note: note, at: place(of: clock.cause)))
  }

  /// Returns the mistake of a line as a whole, which shows the line where its text is known.
  private func mistake(_ message: String, note: String?, at place: Record.Place?) -> Diagnostic {
    let range = SourceRange(line: place?.line ?? 0, column: 0, length: 0)
    if let text, place?.file == nil { return text.diagnostic(message, at: range, note: note) }
    return Diagnostic(message, file: place?.file ?? "-", range: range, lineText: "", note: note)
  }

  func stop(for mistake: Diagnostic) {
    if mistakes.isEmpty { mistakes.append(mistake) }
    stop()
  }

  /// Handles a line that is not possible in the present state: a mistake in a script, and nothing in a case that a
  /// program plays.
  func refuse(_ mistake: Diagnostic) {
    if skipsImpossible { sawImpossible = true } else { stop(for: mistake) }
  }

  func stop() {
    isOver = true
    halt()
  }

  func refuseTask() {
    fail(.unservedTask, at: now)
    stop()
  }

  /// Ends the case because it needs something that this process cannot provide.
  func stop(forUnavailable reason: String) {
    if isPlaying { stop(for: reason, note: nil, nil) }
  }

  /// Ends the reactor and cancels its effects. Events from then on are not part of the case.
  func halt() {
    stage.record = { _ in }
    stage.complain = { _, _, _ in }
    stage.redacted = { $0 }
    clock.whenTaskIsRefused = {}
    clock.whenRefused = { _ in }
    clock.whenInstantIsDone = nil
    intervention?.findPlace = { nil }
    onClock { target?.halt() }
  }

  /// Releases the storage of dead reactors at this instant, but after the work that is running now.
  func scheduleSweep() {
    _ = clock.schedule(()) { _ in
      ReactorStorage.sweep()
      return Disposables.create()
    }
  }

  /// Releases the reactor. Tasks that were cancelled with it run on at this instant, on the clock of their case, and
  /// nothing of that is recorded. Work that is due later never runs.
  func releaseReactor() {
    halt()
    _ = failure { () throws(VirtualClockFailure) in
      if viewDriver != nil {
        // The driver goes first: changes in a view while it is released are not part of the case.
        viewDriver = nil
        target?.setBound(false)
      }
      target = nil
      // A reactor that died later would die during another case.
      ReactorStorage.sweep()
      try clock.runDueWork()
      stage.forgetCalls()
    }
  }

  func fail(_ failure: CaseFailure, at instant: Instant, place: Record.Place? = nil) {
    var failure = failure
    failure.at = instant
    failure.place = place
    failures.append(failure)
  }
}
