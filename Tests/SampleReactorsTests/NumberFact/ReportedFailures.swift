import ComposableStores
import Testing

/// Makes what test stores find wrong a failure of the test.
struct ReportedFailures: SuiteTrait, TestTrait, TestScoping {
  /// Also for every test of a suite.
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let reporter = TestReporter { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: failure.line, column: failure.column))
    }
    try await TestReporter.$current.withValue(reporter) { try await function() }
  }
}

extension Trait where Self == ReportedFailures {
  /// Makes what test stores find wrong a failure of the test.
  static var reportedFailures: ReportedFailures { ReportedFailures() }
}
