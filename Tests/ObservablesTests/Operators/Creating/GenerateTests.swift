import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct GenerateTests {
  @Test func `generate sends each state while the condition holds`() {
    expectPicture(is: "[124|]") { _ in
      Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
    }
  }

  @Test func `SM-45: an error that iterate throws ends generate`() {
    #expect(
      Observable.generate(initialState: 1, condition: { _ in true }, iterate: { _ in throw TestError() }).heard == [
        "1", "error broken",
      ])
  }
}
