import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct RangeTests {
  @Test("OP-26: what counts with any integer says so by the name that RxSwift has for it")
  func anyInteger() {
    func upTo<Number: RxAbstractInteger>(_ last: Number) -> Observable<Number> { .range(start: 1, count: last) }
    #expect(upTo(3 as UInt8).heard == ["1", "2", "3", "completed"])
  }

  @Test("range sends as many numbers as are asked for, from the start")
  func picture() {
    expectPicture(is: "[567|]") { _ in Observable.range(start: 5, count: 3) }
  }

  @Test("range of a narrow type ends at its limit")
  func narrow() {
    #expect(Observable<UInt8>.range(start: 254, count: 2).heard == ["254", "255", "completed"])
  }

  @Test("an empty range completes")
  func empty() {
    #expect(Observable.range(start: 5, count: 0).heard == ["completed"])
  }
}
