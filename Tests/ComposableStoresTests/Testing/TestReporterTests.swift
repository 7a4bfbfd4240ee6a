import ComposableStores
import Observables
import Testing

@Suite struct TestReporterTests {
  /// As the documentation of `TestReporter` shows it.
  private static let reporter = TestReporter { failure in
    Issue.record(
      Comment(rawValue: failure.message),
      sourceLocation: SourceLocation(
        fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: failure.line, column: failure.column))
  }

  @Test func `CA-37: a failure of a test store is an issue of the test, at the line of the step`() {
    let line = #line + 4
    withKnownIssue {
      TestReporter.$current.withValue(Self.reporter) {
        let store = StringStore.test()
        store.send("a")
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.hasPrefix("The state was not expected to change, but it did:") }
    }
  }

  @Test
  func `CA-37: the reporter of the task comes before the installed one, and is asked when a test store is made`() {
    let (outer, inner) = (FailureLog(), FailureLog())
    outer.during {
      let store = inner.during { StringStore.test() }
      store.send("a")
    }
    #expect(outer.messages.count == 0)
    #expect(inner.messages.count == 1)
  }

  @Test func `CA-37: a reporter hands on what it is given`() {
    let first = FailureLog()
    first.during { StringStore.test().send("a") }
    let again = Tally()
    let reporter = TestReporter { failure in
      if failure.message == first.failures.first?.message { again.add(failure.line) }
    }
    if let failure = first.failures.first { reporter.report(failure) }
    #expect(again.sum == first.failures.first?.line)
  }

  #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
    @Test func `CA-37: a failure that no reporter takes ends the process, with the message and what to do`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        StringStore.test().send("a")
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("The state was not expected to change, but it did:"))
      #expect(text.contains("No reporter takes the failures of test stores: call 'TestReporter.install(...)'."))
    }

    @Test func `CA-42: notes that no reporter takes end nothing`() async {
      await #expect(processExitsWith: .success) {
        let store = StringStore.test()
        store.exhaustivity = .off(showSkippedAssertions: true)
        store.send("a")
      }
    }

    @Test
    func `CA-37: an installed reporter takes the failures of all test stores; the last one that is installed`() async {
      await #expect(processExitsWith: .success) {
        let (first, second) = (Tally(), Tally())
        TestReporter.install(TestReporter { _ in first.add(1) })
        StringStore.test().send("a")
        TestReporter.install(TestReporter { _ in second.add(1) })
        StringStore.test().send("a")
        precondition(first.sum == 1 && second.sum == 1)
      }
    }
  #endif
}
