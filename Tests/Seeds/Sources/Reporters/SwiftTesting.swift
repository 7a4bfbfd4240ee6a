import RxComposableArchitecture
import Testing

/// The one-time setup of a target of Swift Testing.
public func reportToSwiftTesting() {
  TestReporter.install(
    TestReporter { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        severity: failure.isNote ? .warning : .error,
        sourceLocation: SourceLocation(
          fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: failure.line, column: failure.column))
    })
}
