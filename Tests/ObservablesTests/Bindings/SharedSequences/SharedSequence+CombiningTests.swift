import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceCombiningTests {
  private let play = SharedPlay()

  private final class Owner {}

  @Test("SM-08: withUnretained completes once its object is gone")
  func withUnretained() throws {
    var owner: Owner? = Owner()
    let history = History()
    let (driver, signal) = (play.driver("-a-b---c-|"), play.signal("-a-b---c-|"))
    try play.run(steps: 10, at: [5: { owner = nil }]) {
      _ = driver.withUnretained(owner!) { _, element in element }.drive(
        onNext: { history.note($0) }, onCompleted: { history.note("|") })
      _ = signal.withUnretained(owner!).emit(onNext: { owner, element in history.note("pair \(element)") })
    }
    #expect(history.lines == ["a", "pair a", "b", "pair b", "|"])
  }

  @Test("RX-05: a driver of pairs keeps the object of the last one for late observers")
  func keptPair() {
    VirtualClock().whilePlaying {
      weak var object: Owner?
      let relay = BehaviorRelay(value: 1)
      var subscription: (any Disposable)?
      do {
        let owner = Owner()
        object = owner
        subscription = relay.asDriver().withUnretained(owner).drive()
      }
      #expect(object != nil)
      subscription?.dispose()
      subscription = nil
      #expect(object == nil)
    }
  }
}
