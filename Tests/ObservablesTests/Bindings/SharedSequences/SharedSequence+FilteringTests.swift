import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceFilteringTests {
  private let play = SharedPlay()

  @Test("RX-05: the picture of filter")
  func filter() {
    #expect(play.difference(from: "-1---3-|") { play.driver("-1-2-3-|").filter { $0 != "2" } } == nil)
  }

  @Test("RX-05: the picture of skip")
  func skip() {
    #expect(play.difference(from: "-----3-|") { play.driver("-1-2-3-|").skip(2) } == nil)
  }

  @Test("RX-05: the pictures of the four forms of distinctUntilChanged")
  func distinct() {
    #expect(play.difference(from: "-1---2-1-|") { play.driver("-1-1-2-1-|").distinctUntilChanged() } == nil)
    let (marbles, expected) = ("-a-A-b-a-|", "-a---b-a-|")
    #expect(
      SharedPlay().difference(from: expected) { play.cold(marbles) } != nil, "the pictures differ without the operator")
    #expect(
      play.difference(from: expected) { play.cold(marbles).distinctUntilChanged { $0.lowercased() } } == nil)
    #expect(
      play.difference(from: expected) {
        play.cold(marbles).distinctUntilChanged { $0.lowercased() == $1.lowercased() }
      } == nil)
    #expect(
      play.difference(from: expected) {
        play.cold(marbles).distinctUntilChanged({ $0.lowercased() }) { $0 == $1 }
      } == nil)
  }

  @Test("RX-05: a key path stands for a key")
  func keyPath() {
    VirtualClock().whilePlaying {
      let driver = BehaviorRelay(value: "ab").asDriver().distinctUntilChanged(\.count)
      #expect(driver.asObservable().heard == ["ab"])
    }
  }
}
