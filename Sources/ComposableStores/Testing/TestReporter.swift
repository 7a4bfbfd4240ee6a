import Observables

/// Receives the failures of test stores and passes them to the library that runs the tests.
///
/// This module knows no such library. A test target installs a reporter once. Without a reporter a failure ends the
/// process, because a test whose failures are not reported could not fail.
///
///     // Swift Testing
///     TestReporter.install(TestReporter { failure in
///       Issue.record(
///         Comment(rawValue: failure.message),
///         severity: failure.isNote ? .warning : .error,
///         sourceLocation: SourceLocation(
///           fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: failure.line, column: failure.column))
///     })
///
///     // XCTest
///     TestReporter.install(TestReporter { failure in
///       if !failure.isNote { XCTFail(failure.message, file: failure.filePath, line: UInt(failure.line)) }
///     })
public struct TestReporter: Sendable {
  /// The reporter of the tasks inside `$current.withValue(...)`; takes precedence over the installed one.
  @TaskLocal public static var current: TestReporter?

  private let take: @Sendable (TestFailure) -> Void

  /// Creates a reporter that passes failures to a closure.
  public init(_ take: @escaping @Sendable (TestFailure) -> Void) { self.take = take }

  /// Reports a failure.
  public func report(_ failure: TestFailure) { take(failure) }

  /// Installs a reporter for the whole process.
  public static func install(_ reporter: TestReporter) { installed.withLock { $0 = reporter } }

  /// The reporter that a test store uses if it is created now.
  static var effective: TestReporter { current ?? installed.withLock { $0 } ?? trap }

  private static let trap = TestReporter { failure in
    if failure.isNote { return }
    fatalError(
      "\(failure.message)\n\nNo reporter takes the failures of test stores: call 'TestReporter.install(...)'.",
      file: failure.filePath, line: UInt(failure.line))
  }

  private static let installed = Locked<TestReporter?>(nil)
}

/// A failure that a test store reports, and its place in the test.
public struct TestFailure: Sendable {
  /// The failure, in one or several lines.
  public let message: String
  /// Whether the failure is only a note, about something that a non-exhaustive test store has skipped.
  public let isNote: Bool
  /// The module and the name of the file.
  public let fileID: StaticString
  /// The path of the file.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  init(_ message: String, isNote: Bool = false, at place: TestPlace) {
    self.message = message
    self.isNote = isNote
    fileID = place.fileID
    filePath = place.filePath
    line = place.line
    column = place.column
  }
}

/// A place in a test.
final class TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
