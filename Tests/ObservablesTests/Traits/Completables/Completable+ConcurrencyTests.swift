import Observables
import TestSupport
import Testing

struct CompletableConcurrencyTests {
  @Test func `SM-57: value returns at the completion, or throws the error`() async throws {
    try await Completable.empty().value
    await #expect(throws: TestError.self) { try await Completable.error(TestError()).value }
  }
}
