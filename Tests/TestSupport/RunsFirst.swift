public import Testing

/// Runs a suite that waits for processes ahead of all others, on threads of their own: the others compute meanwhile,
/// and no run ends with long ones alone.
public struct RunsFirst: SuiteTrait, TestTrait, TestScoping {
  /// Applies to the suite as a whole, so that its tests do not queue with those of others.
  public var isRecursive: Bool { false }

  /// Is asked about a suite or a test, not about its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? self : nil }

  /// Runs the suite with a priority that has its own threads.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == RunsFirst {
  /// Runs a suite that waits for processes ahead of all others.
  public static var runsFirst: Self { RunsFirst() }
}
