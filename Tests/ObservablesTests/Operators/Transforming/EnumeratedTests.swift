import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct EnumeratedTests {
  @Test func `enumerated sends each element with its position`() {
    expectPicture(is: "-x-y-|", where: ["x": "0a", "y": "1b"]) {
      $0.hot("-a-b-|").enumerated().map { "\($0.index)\($0.element)" }
    }
  }
}
