import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ElementAtTests {
  @Test func `OP-17: element(at:) sends one and completes`() {
    expectPicture(is: "---[b|]") { $0.hot("-a-b-c-|").element(at: 1) }
  }

  @Test func `OP-17: element(at:) of a source that is too short is an error`() {
    #expect(Observable.of(1).element(at: 5).heard == ["error Argument out of range."])
  }
}
