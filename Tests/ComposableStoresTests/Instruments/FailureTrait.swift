import ComposableStores
import Testing

/// Records the failures of test stores as issues of the test that makes them.
struct FailureTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TestReporter.$current.withValue(.testing) { try await function() }
  }
}

extension Trait where Self == FailureTrait {
  /// Records the failures of test stores as issues of the test that makes them.
  static var reportsFailures: FailureTrait { FailureTrait() }
}

extension TestReporter {
  /// Records failures as issues; notes as warnings, which fail nothing.
  static let testing = TestReporter { failure in
    Issue.record(
      Comment(rawValue: failure.message), severity: failure.isNote ? .warning : .error,
      sourceLocation: SourceLocation(
        fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: failure.line, column: failure.column))
  }
}
