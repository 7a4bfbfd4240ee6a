import Observables
import TestSupport
import Testing
import VirtualTime

struct ObservableConvertibleTypeSharedSequenceTests {
  private let play = SharedPlay()

  @Test func `RX-05: a shared sequence sends an element in place of an error`() {
    #expect(
      play.difference(from: "-a-[z|]") {
        play.play.hot("-a-#").asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: "z")
      } == nil)
  }

  @Test func `RX-05: a driver goes on with another sequence after an error`() {
    #expect(
      play.difference(from: "-a---b-|") {
        play.play.cold("-a-#").asSharedSequence(onErrorDriveWith: play.cold("--b-|"))
      } == nil)
  }

  @Test func `RX-05: a shared sequence goes on with the sequence that a closure makes of an error`() {
    #expect(
      play.difference(from: "-a---b-|") {
        play.play.cold("-a-#").asSharedSequence { _ in play.cold("--b-|") }
      } == nil)
  }
}
