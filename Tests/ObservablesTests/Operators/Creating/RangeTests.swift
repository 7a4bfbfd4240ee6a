import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct RangeTests {
  @Test("range counts")
  func picture() {
    let play = MarblePlay()
    let out = Observable.range(start: 5, count: 3)
    #expect(play.difference(of: out, from: "[567|]") == nil)
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
