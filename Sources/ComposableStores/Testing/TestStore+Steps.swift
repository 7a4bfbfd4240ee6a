import Observables

extension TestStore where State: Equatable {
  /// Sends an action, as a user would, and asserts how it changes the state (CA-37).
  ///
  /// The closure receives the state before the step and changes it into the state after the step. Without a closure the
  /// state must not change (CA-38). Actions that were received earlier have to be handled first (CA-40).
  /// - Parameters:
  ///   - action: The action.
  ///   - expectation: Changes the state as the action should.
  /// - Returns: The effects of the action, to await or cancel; nil if there are none.
  @discardableResult
  public func send(
    _ action: Action, assert expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> StoreTask? {
    let place = TestPlace(fileID, filePath, line, column)
    let unhandled = recorder.unhandled.map(\.action)
    if !unhandled.isEmpty { skip(TestMessage.unhandledBeforeSending(unhandled, action), at: place) }
    if exhaustivity != .on, let last = recorder.takeAll().last { state = last.state }
    let task = core.send(action, noting: place)
    reportMistakes(at: place)
    check(recorder.stateAfterSending, expectation, at: place)
    return task
  }

  /// Asserts that the oldest action that an effect has sent equals `action`, and how it changed the state (CA-39).
  public func receive(
    _ action: Action, assert expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) where Action: Equatable {
    receive(.equal(to: action), expectation, TestPlace(fileID, filePath, line, column))
  }

  /// Asserts that the closure accepts the oldest action that an effect has sent, and how the action changed the state.
  public func receive(
    _ isMatching: @escaping (Action) -> Bool, assert expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    receive(.matched(by: isMatching), expectation, TestPlace(fileID, filePath, line, column))
  }

  /// Asserts that the oldest action that an effect has sent is of a case, and how the action changed the state.
  public func receive<Value>(
    _ path: CasePath<Action, Value>, assert expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    receive(.ofCase(path), expectation, TestPlace(fileID, filePath, line, column))
  }

  /// Waits for the next action of an asynchronous effect if none was received, then asserts that it equals `action`
  /// (CA-39).
  ///
  /// The wait lasts as long as the effect takes. A time-out is accepted for tests that pass one, and has no effect.
  public nonisolated(nonsending) func receive(
    _ action: Action, timeout: Duration? = nil, assert expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async where Action: Equatable {
    await receiveNext(.equal(to: action), expectation, TestPlace(fileID, filePath, line, column))
  }

  /// Waits for the next action of an asynchronous effect if none was received, then asserts that the closure accepts
  /// it.
  public nonisolated(nonsending) func receive(
    _ isMatching: @escaping (Action) -> Bool, timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async {
    await receiveNext(.matched(by: isMatching), expectation, TestPlace(fileID, filePath, line, column))
  }

  /// Waits for the next action of an asynchronous effect if none was received, then asserts that it is of a case.
  public nonisolated(nonsending) func receive<Value>(
    _ path: CasePath<Action, Value>, timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async {
    await receiveNext(.ofCase(path), expectation, TestPlace(fileID, filePath, line, column))
  }

  /// Waits for the next action if none was received; a non-exhaustive test waits for one that matches.
  private nonisolated(nonsending) func receiveNext(
    _ wanted: WantedAction<Action>, _ expectation: ((inout State) throws -> Void)?, _ place: TestPlace
  ) async {
    let isExhaustive = exhaustivity == .on
    await waitForTasks { [recorder] in recorder.unhandled.contains { isExhaustive || wanted.isMatching($0.action) } }
    receive(wanted, expectation, place)
  }

  private func receive(
    _ wanted: WantedAction<Action>, _ expectation: ((inout State) throws -> Void)?, _ place: TestPlace
  ) {
    reportMistakes(at: place)
    let waiting = recorder.unhandled.map(\.action)
    if exhaustivity != .on, !waiting.isEmpty {
      guard let number = waiting.firstIndex(where: wanted.isMatching) else {
        return fail(wanted.absence() + "\n\n" + TestMessage.unhandled(waiting, "yet"), at: place)
      }
      for _ in 0..<number { if let skipped = recorder.takeFirst() { state = skipped.state } }
      if number > 0 { note(TestMessage.skipped(Array(waiting[..<number])), at: place) }
    }
    guard let received = recorder.takeFirst() else { return fail(TestMessage.nothingReceived, at: place) }
    if !wanted.isMatching(received.action) { fail(wanted.complaint(received.action), at: place) }
    check(received.state, expectation, at: place)
  }

  private func check(_ actual: State, _ expectation: ((inout State) throws -> Void)?, at place: TestPlace) {
    let before = state
    defer { state = actual }
    if exhaustivity != .on { return checkPart(of: actual, before, expectation, at: place) }
    var expected = before
    do {
      try expectation?(&expected)
    } catch {
      return fail(TestMessage.threw(error), at: place)
    }
    if expectation != nil, expected == before, actual == before {
      fail(TestMessage.noChange, at: place)
    } else if expected != actual {
      let message = expectation == nil ? TestMessage.unexpectedChange : TestMessage.otherState
      fail(message(expected, actual), at: place)
    }
  }

  /// The closure starts with the actual state, so parts that it does not mention always match (CA-42).
  private func checkPart(
    of actual: State, _ before: State, _ expectation: ((inout State) throws -> Void)?, at place: TestPlace
  ) {
    var expected = actual
    do {
      try expectation?(&expected)
    } catch {
      return fail(TestMessage.threw(error), at: place)
    }
    if expected != actual { return fail(TestMessage.otherState(expected, actual), at: place) }
    // The second run of the closure is needed only if skipped assertions are shown.
    if exhaustivity != .off(showSkippedAssertions: true) { return }
    var stated = before
    try? expectation?(&stated)
    if stated != actual { note(TestMessage.notStated(stated, actual), at: place) }
  }
}

/// The action that a test receives.
private struct WantedAction<Action> {
  let isMatching: (Action) -> Bool
  /// The failure of an exhaustive test whose oldest action does not match.
  let complaint: (Action) -> String
  /// The failure of any other test if no action matches; nothing is skipped then.
  let absence: () -> String

  static func equal(to action: Action) -> WantedAction where Action: Equatable {
    WantedAction(
      isMatching: { $0 == action }, complaint: { TestMessage.isAnother($0, than: action) },
      absence: { TestMessage.isMissing(action) })
  }

  static func matched(by isMatching: @escaping (Action) -> Bool) -> WantedAction {
    WantedAction(
      isMatching: isMatching, complaint: TestMessage.isNotMatched, absence: { TestMessage.noneIsMatched })
  }

  static func ofCase<Value>(_ path: CasePath<Action, Value>) -> WantedAction {
    WantedAction(
      isMatching: { path.extract(from: $0) != nil }, complaint: TestMessage.isOfAnotherCase,
      absence: { TestMessage.allAreOfOtherCases })
  }
}
