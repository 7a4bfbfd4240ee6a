import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct JustTests {
  @Test func `OP-27: what goes in and what comes out`() {
    expectPicture("just sends and completes synchronously", is: "[a|]") { _ in Observable.just("a") }
    expectPicture("just sends its element and completes on a scheduler", is: "[a|]") {
      Observable.just("a", scheduler: $0.clock)
    }
  }
}
