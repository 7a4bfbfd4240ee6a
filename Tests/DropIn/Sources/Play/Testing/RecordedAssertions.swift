import RxSwift
import RxTest
import XCTest

/// A test case that keeps what fails in it.
private final class Probe: XCTestCase {
  private var failures: [String] = []

  /// The error of a test.
  static func failures(in test: @escaping () -> Void) -> [String] {
    let probe = Probe(name: "probe") { _ in test() }
    probe.run()
    return probe.failures
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    failures.append(description)
  }
}

func recordedAssertions(_ checks: Checks) {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
  let all = scheduler.start { source.map { $0 * 10 } }
  let open = TestScheduler(initialClock: 0)
  let some = open.start { open.createColdObservable([.next(10, "a"), .next(20, "b")]).asObservable() }

  checks.expect(
    Probe.failures {
      XCTAssertEqual(all.events, [.next(210, 10), .next(220, 20), .completed(230)])
      XCTAssertEqual(all.events.map(\.value), [.next(10), .next(20), .completed])
      XCTAssertRecordedElements(some.events, ["a", "b"])
      XCTAssertEqual(some.events.count, 2)
      XCTAssertEqual([SingleEvent<Int>.success(1), .failure(Trouble())], [.success(1), .failure(Trouble())])
      XCTAssertEqual([MaybeEvent<Int>.success(1), .completed], [.success(1), .completed])
    }, [])
  checks.expect(
    Probe.failures { XCTAssertEqual(all.events, [.next(210, 10), .next(221, 20)]) },
    [
      """
      failed - the recorded events differ (- expected, + recorded):
        next(10) @ 210
      - next(20) @ 221
      + next(20) @ 220
      + completed @ 230
      """
    ])
  checks.expect(
    Probe.failures { XCTAssertEqual(all.events.map(\.value), [.next(10), .next(20), .completed, .completed]) },
    [
      """
      failed - the events differ (- expected, + recorded):
        next(10)
        next(20)
        completed
      - completed
      """
    ])
  checks.expect(
    Probe.failures { XCTAssertRecordedElements(some.events, ["a", "c"]) },
    [
      """
      failed - the recorded elements differ (- expected, + recorded):
        "a"
      - "c"
      + "b"
      """
    ])
  checks.expect(
    Probe.failures { XCTAssertRecordedElements(all.events, [10, 20]) },
    ["failed - only elements were expected, but there is completed @ 230"])
  checks.expect(
    Probe.failures { XCTAssertEqual([SingleEvent<Int>.success(1)], [.failure(Trouble())]) },
    [
      """
      failed - the events differ (- expected, + recorded):
      - error(Trouble(code: 0))
      + next(1)
      """
    ])
}
