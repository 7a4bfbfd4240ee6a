extension TestStore {
  /// A step of a test that is written as a list of steps.
  public struct Step {
    fileprivate let take: (TestStore) -> Void

    /// Does something between two steps, such as moving a scheduler.
    public static func `do`(_ work: @escaping () -> Void) -> Step { Step { _ in work() } }

    /// Takes steps one after the other, as one step.
    public static func sequence(_ steps: Step...) -> Step { sequence(steps) }

    /// Takes steps one after the other, as one step.
    public static func sequence(_ steps: [Step]) -> Step { Step { $0.assert(steps) } }
  }

  /// Takes the steps of a test one after the other.
  ///
  ///     store.assert(
  ///       .send(.numberFactButtonTapped),
  ///       .do { scheduler.advance() },
  ///       .receive(.numberFactResponse(.success("0 is a good number"))) { $0.numberFactAlert = "0 is a good number" })
  public func assert(_ steps: Step...) { assert(steps) }

  /// Takes the steps of a test one after the other.
  public func assert(_ steps: [Step]) { for step in steps { step.take(self) } }
}

extension TestStore.Step where State: Equatable {
  /// Sends an action, as a user would, and asserts how it changes the state (CA-37).
  public static func send(
    _ action: Action, _ expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestStore.Step {
    TestStore.Step {
      $0.send(action, assert: expectation, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Asserts that the oldest action that an effect has sent equals `action`, and how it changed the state (CA-39).
  public static func receive(
    _ action: Action, _ expectation: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestStore.Step where Action: Equatable {
    TestStore.Step {
      $0.receive(action, assert: expectation, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
