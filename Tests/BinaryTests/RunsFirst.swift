import Testing

/// Runs tests ahead of all that wait for their turn, for tests that are so long that a run would end with them alone.
struct RunsFirst: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == RunsFirst {
  static var runsFirst: Self { RunsFirst() }
}
