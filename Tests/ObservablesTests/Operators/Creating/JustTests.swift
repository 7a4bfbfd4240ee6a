import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct JustTests {
  @Test func `OP-27: the operator sends what its pictures show`() {
    expectPicture("just sends and completes synchronously", is: "[a|]") { _ in Observable.just("a") }
    expectPicture("just sends its element and completes on a scheduler", is: "[a|]") {
      Observable.just("a", scheduler: $0.clock)
    }
  }
}
