import Observables

extension TestStore {
  /// Drops the received actions that were not handled, and sets the state to the one after them (CA-43).
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    reportMistakes(at: place)
    let skipped = recorder.takeAll()
    if let last = skipped.last { state = last.state } else if strict { fail(TestMessage.nothingToSkip, at: place) }
    if !skipped.isEmpty { note(TestMessage.skipped(skipped.map(\.action)), at: place) }
  }

  /// Cancels the running effects (CA-43).
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    if core.effectsInFlight == 0, strict { fail(TestMessage.noEffectToSkip, at: place) }
    core.cancelEffects()
  }

  /// Ends the test: all received actions have to be handled, and no effect may be in flight (CA-43).
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    reportMistakes(at: place)
    reportWhatIsLeft("where the test is to be finished", at: place)
  }

  /// Waits until the tasks of asynchronous effects have ended, however long that takes, then ends the test in the same
  /// way. The time-out, for tests that name one, counts nothing.
  public nonisolated(nonsending) func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async {
    await waitForTasks { false }
    let place = TestPlace(fileID, filePath, line, column)
    reportMistakes(at: place)
    reportWhatIsLeft("where the test is to be finished", at: place)
  }

  /// Waits until a condition is true or no running task is left that could make it true, then until the task that did
  /// so is suspended or has ended: an effect whose last action was received is no longer in flight.
  nonisolated(nonsending) func waitForTasks(until isTrue: () -> Bool) async {
    await core.context.registry.tasks.wait(until: isTrue)
    await MainActor.run {}
  }
}
