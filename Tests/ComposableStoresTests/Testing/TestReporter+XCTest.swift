import ComposableStores
import Observables
import VirtualTime
import XCTest

/// Test stores in tests of XCTest, with failures that go there.
final class TestReporterInXCTest: XCTestCase {
  /// As the documentation of `TestReporter` shows it.
  private let reporter = TestReporter { failure in
    XCTFail(failure.message, file: failure.filePath, line: UInt(failure.line))
  }

  func testFeatureIsRight() {
    TestReporter.$current.withValue(reporter) {
      let scheduler = TestScheduler(initialClock: 0)
      let store = TestStore(
        initialState: AppState(), reducer: appReducer,
        environment: AppEnvironment(mainQueue: scheduler) { Effect(value: "\($0) is a good number Brent") })
      store.send(.incrementButtonTapped) { $0.count = 1 }
      store.send(.numberFactButtonTapped)
      scheduler.advance()
      store.receive(.numberFactResponse(.success("1 is a good number Brent"))) {
        $0.numberFactAlert = "1 is a good number Brent"
      }
    }
  }

  func testAsynchronousEffects() async {
    await TestReporter.$current.withValue(reporter) {
      let store = StringStore.test { $0 == "a" ? .task { "b" } : .none }
      store.send("a") { $0 = "a" }
      await store.receive("b") { $0 = "ab" }
      await store.finish()
    }
  }

  #if canImport(Darwin)
    func testFailureIsOneOfTheTest() {
      XCTExpectFailure("the step says nothing of the change")
      TestReporter.$current.withValue(reporter) {
        _ = StringStore.test().send("a")
      }
    }
  #endif
}
