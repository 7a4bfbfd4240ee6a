import Observables
import TestSupport
import Testing

struct MaybeConcurrencyTests {
  @Test func `SM-57: value is the element, nil without one, or throws the error`() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: TestError.self) { try await Maybe<Int>.error(TestError()).value }
  }
}
