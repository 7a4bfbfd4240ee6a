import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct RangeTests {
  @Test func `OP-26: generic code can constrain range by RxAbstractInteger, the name that RxSwift uses`() {
    func upTo<Number: RxAbstractInteger>(_ last: Number) -> Observable<Number> { .range(start: 1, count: last) }
    #expect(upTo(3 as UInt8).heard == ["1", "2", "3", "completed"])
  }

  @Test func `range sends as many numbers as are asked for, from the start`() {
    expectPicture(is: "[567|]") { _ in Observable.range(start: 5, count: 3) }
  }

  @Test func `range of a narrow type ends at its limit`() {
    #expect(Observable<UInt8>.range(start: 254, count: 2).heard == ["254", "255", "completed"])
  }

  @Test func `an empty range completes`() {
    #expect(Observable.range(start: 5, count: 0).heard == ["completed"])
  }
}
