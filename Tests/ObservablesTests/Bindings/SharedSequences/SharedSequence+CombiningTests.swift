import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceCombiningTests {
  private let play = SharedPlay()

  private final class Owner {}

  @Test func `SM-08: withUnretained completes once its object is gone`() throws {
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

  @Test func `RX-05: a driver of pairs keeps the object of the last one for late observers`() {
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

  @Test func `RX-06: only the observer that makes the connection hears the element with which a signal starts`() {
    let history = History()
    VirtualClock().whilePlaying {
      let relay = PublishRelay<String>()
      let signal = relay.asSignal().startWith("start")
      _ = signal.emit(onNext: { history.note("first \($0)") })
      _ = signal.emit(onNext: { history.note("second \($0)") })
      relay.accept("a")
    }
    #expect(history.lines == ["first start", "first a", "second a"])
  }

  @Test func `RX-05, RX-06: a driver takes the latest element of a signal, and a signal that of a driver`() {
    let history = History()
    VirtualClock().whilePlaying {
      let (value, events) = (BehaviorRelay(value: 1), PublishRelay<String>())
      _ = value.asDriver().withLatestFrom(events.asSignal()).drive(onNext: { history.note("driver \($0)") })
      _ = events.asSignal().withLatestFrom(value.asDriver()).emit(onNext: { history.note("signal \($0)") })
      events.accept("a")
      value.accept(2)
    }
    #expect(history.lines == ["signal 1", "driver a"])
  }
}
