import Observables

/// Takes what a test store finds wrong, and hands it to the library that runs the tests.
///
/// This module knows no such library. A test target says once where failures go; until then they end the process, because
/// a failure that nobody hears of would make a test that cannot fail.
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
  /// The reporter of the tasks that run inside of `$current.withValue(...)`; it comes before the one that is installed.
  @TaskLocal public static var current: TestReporter?

  private let take: @Sendable (TestFailure) -> Void

  /// A reporter that hands failures to a closure.
  public init(_ take: @escaping @Sendable (TestFailure) -> Void) { self.take = take }

  /// Takes a failure.
  public func report(_ failure: TestFailure) { take(failure) }

  /// Makes a reporter the one of the process.
  public static func install(_ reporter: TestReporter) { installed.set(reporter) }

  /// The reporter that a test store of this moment uses.
  static var effective: TestReporter { current ?? installed.get() ?? trap }

  private static let trap = TestReporter { failure in
    if failure.isNote { return }
    fatalError(
      "\(failure.message)\n\nNo reporter takes the failures of test stores: call 'TestReporter.install(...)'.",
      file: failure.filePath, line: UInt(failure.line))
  }

  private static let installed = Installed()

  // Safe to share: the value is read and written with the lock held.
  private final class Installed: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var reporter: TestReporter?

    func set(_ reporter: TestReporter) { lock.withLock { self.reporter = reporter } }
    func get() -> TestReporter? { lock.withLock { reporter } }
  }
}

/// What a test store finds wrong, and where in the test.
public struct TestFailure: Sendable {
  /// What is wrong, in one or several lines.
  public let message: String
  /// Whether it is only worth knowing: what a test store that is not exhaustive has skipped.
  public let isNote: Bool
  /// The module and the file.
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
