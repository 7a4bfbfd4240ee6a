import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SingleTests {
  @Test func `OP-42: single sends the only element at once`() {
    expectPicture(is: "-a---|") { $0.hot("-a---|").single() }
  }

  @Test func `OP-42: single fails at a second element`() {
    #expect(Observable.of(1, 2).single().heard == ["1", "error Sequence contains more than one element."])
  }

  @Test func `OP-42: single of an empty sequence is an error`() {
    #expect(Observable<Int>.empty().single().heard == ["error Sequence doesn't contain any elements."])
  }

  @Test func `single sends the one element that satisfies a predicate`() {
    #expect(Observable.of(1, 2, 3).single { $0 == 2 }.heard == ["2", "completed"])
  }
}
