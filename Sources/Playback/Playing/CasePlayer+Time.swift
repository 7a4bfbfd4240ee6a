import ActionScripts
import ExactStrings
import Observables
import Reactors
import Timelines
import VirtualTime

extension CasePlayer {
  /// Runs `body` on the virtual clock, then what is due now.
  func perform(_ body: () -> Void) {
    eventsAtInstant = 0
    beginCause()
    runOnClock { () throws(VirtualClockFailure) in
      isActing = true
      body()
      isActing = false
      try clock.runDueWork()
    }
  }

  /// Makes the present step what work is for from now on.
  private func beginCause() {
    stepCount += 1
    var file = 0
    if let name = stepPlace?.file {
      file = (includedFiles.firstIndex(of: name) ?? includedFiles.endIndex) + 1
      if file > includedFiles.count { includedFiles.append(name) }
    }
    clock.cause = WorkCause(step: stepCount, line: stepPlace?.line ?? 0, file: file)
  }

  /// The line of the step that began something; nil where none did.
  func place(of cause: WorkCause) -> Record.Place? {
    if cause.line == 0 { return nil }
    return Record.Place(line: cause.line, file: cause.file == 0 ? nil : includedFiles[cause.file - 1])
  }

  /// Lets time pass up to an instant, but not beyond the one at which playing stops.
  func pass(to instant: Instant) {
    inFlightWasExpected = false
    eventsAtInstant = 0
    let wanted = instant
    let instant = min(instant, options.until ?? instant)
    runOnClock { () throws(VirtualClockFailure) in
      try clock.advance(to: .nanoseconds(instant.nanoseconds))
    }
    // What the script does at the very instant is played; what comes after it is not.
    if let until = options.until, wanted > until {
      scriptTime = now
      isOver = true
    }
  }

  /// Lets time pass until no one-shot work is left.
  func runUntilIdle() {
    eventsAtInstant = 0
    guard let until = options.until else {
      return runOnClock { () throws(VirtualClockFailure) in try clock.runUntilIdle(within: setup.timeout) }
    }
    // Only going there tells whether the clock is idle before `until`.
    let span = Duration.nanoseconds(until.nanoseconds - now.nanoseconds)
    switch failure(of: { () throws(VirtualClockFailure) in try clock.runUntilIdle(within: span) }) {
    case nil: return
    case .notIdle:
      pass(to: until)
      isOver = true
    case let other?: giveUp(other)
    }
  }

  /// Runs `body` with the virtual clock in place of real time; where the clock gives up, so does the case.
  private func runOnClock(_ body: () throws(VirtualClockFailure) -> Void) {
    if let failure = failure(of: body) { giveUp(failure) }
  }

  private func failure(of body: () throws(VirtualClockFailure) -> Void) -> VirtualClockFailure? {
    clock.whilePlaying {
      do throws(VirtualClockFailure) {
        try body()
        return nil
      } catch {
        return error
      }
    }
  }

  private func giveUp(_ failure: VirtualClockFailure) {
    switch failure {
    case .livelock(let at, let culprit):
      let culprit = culprit.map { "'\($0)'" }
      fail(.livelock(limit: clock.livelockLimit, culprit: culprit), at: Instant(nanoseconds: at.nanosecondsInTotal))
    case .notIdle(let at, let culprit):
      fail(.notIdle(setup.timeout, culprit: culprit), at: Instant(nanoseconds: at.nanosecondsInTotal))
    }
    stop()
  }

  /// Stops because of a mistake in the script; without a line to blame, the script as a whole is.
  func stop(for message: String, note: String?, _ blame: Blame?) {
    stop(
      for: blame?.mistake(message, note: note)
        ?? Diagnostic(message, file: script ?? "-", range: .none, lineText: "", note: note))
  }

  func stop(for mistake: Diagnostic) {
    if mistakes.isEmpty { mistakes.append(mistake) }
    stop()
  }

  func stop() {
    isOver = true
    halt()
  }

  func refuseTask() {
    fail(.unservedTask, at: now)
    stop()
  }

  /// Ends the case because of something that cannot be had in this process.
  func refuse(_ reason: String) {
    if isPlaying { stop(for: reason, note: nil, nil) }
  }

  /// Ends the reactor and cancels its effects. What dies with it is not part of the case.
  func halt() {
    stage.tell = { _ in }
    stage.complain = { _, _, _ in }
    clock.whilePlaying { target?.halt() }
  }

  /// Lets go, at this instant but after what is happening now, of what belonged to reactors that died.
  func sweepSoon() {
    _ = clock.schedule(()) { _ in
      ReactorStorage.sweep()
      return Disposables.create()
    }
  }

  /// Lets go of the reactor. Tasks that were cancelled with it go as far as they come at this instant, unheard and on the clock
  /// of their case; what they wait for after that never happens.
  func windUp() {
    halt()
    _ = failure { () throws(VirtualClockFailure) in
      if viewDesk != nil {
        // The desk first: what a view shows while it is let go of is not part of the case.
        viewDesk = nil
        target?.setBound(false)
      }
      target = nil
      // What dies later would die into another case.
      ReactorStorage.sweep()
      try clock.runDueWork()
    }
  }

  func fail(_ reason: FailureReason, at instant: Instant, place: Record.Place? = nil) {
    failures.append(failure(reason, at: instant, place: place))
  }

  func failure(_ reason: FailureReason, at instant: Instant, place: Record.Place?) -> CaseFailure {
    let text = reason.text(noun: setup.entry.kind.noun, hasPlace: place != nil)
    var failure = CaseFailure(text, at: instant, place: place)
    if case .hole(_, let actual?) = reason { failure.hole = actual.expectedText }
    return failure
  }
}
