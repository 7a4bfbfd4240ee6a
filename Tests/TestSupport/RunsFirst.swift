public import Testing

/// Runs tests that wait for processes ahead of all others, on threads of their own: the others compute meanwhile, and
/// no run ends with long ones alone.
public struct RunsFirst: SuiteTrait, TestTrait, TestScoping {
  /// Also for every test of a suite.
  public var isRecursive: Bool { true }

  /// Is asked about each case, not about a test as a whole.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  /// Runs a case with a priority that has its own threads.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == RunsFirst {
  /// Runs tests that wait for processes ahead of all others.
  public static var runsFirst: Self { RunsFirst() }
}
