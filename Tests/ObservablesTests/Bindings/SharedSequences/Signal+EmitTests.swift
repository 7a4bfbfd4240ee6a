import Observables
import TestSupport
import Testing
import VirtualTime

struct SignalEmitTests {
  private final class Owner {
    var elements: [Int] = []
  }

  private let history = History()
  private let signal = Signal.just(1)

  private func play(_ body: () -> Void) { VirtualClock().whilePlaying(body) }

  @Test func `RX-06: a signal emits to observers, also of optionals`() {
    let (plain, plain2) = (ReplaySubject<Int>.createUnbounded(), ReplaySubject<Int>.createUnbounded())
    let optional = ReplaySubject<Int?>.createUnbounded()
    play {
      _ = signal.emit(to: plain, plain2)
      _ = signal.emit(to: optional)
      _ = signal.emit(to: Binder(Owner()) { $0.elements.append($1) })
    }
    #expect(plain.heard == ["1", "completed"])
    #expect(plain2.heard == ["1", "completed"])
    #expect(optional.heard == ["Optional(1)", "completed"])
  }

  @Test func `RX-06: a signal emits to relays, also of optionals`() {
    let (one, two) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let optional = BehaviorRelay<Int?>(value: nil)
    let (replay, optionalReplay) = (ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound())
    let (publish, optionalPublish) = (PublishRelay<Int>(), PublishRelay<Int?>())
    play {
      _ = publish.asObservable().write(to: history, "publish")
      _ = optionalPublish.asObservable().write(to: history, "optional")
      _ = signal.emit(to: one, two)
      _ = signal.emit(to: optional)
      _ = signal.emit(to: replay)
      _ = signal.emit(to: optionalReplay)
      _ = signal.emit(to: publish)
      _ = signal.emit(to: optionalPublish)
    }
    #expect([one.value, two.value] == [1, 1])
    #expect(optional.value == 1)
    #expect(replay.asObservable().heard == ["1"])
    #expect(optionalReplay.asObservable().heard == ["Optional(1)"])
    #expect(history.lines == ["publish: 1", "optional: Optional(1)"])
  }

  @Test func `RX-06: a signal emits to closures for elements, the end and the disposal`() {
    play {
      _ = signal.emit(
        onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") },
        onDisposed: { history.note("disposed") })
      _ = signal.emit { element in history.note("second \(element)") }
      _ = signal.emit(onCompleted: { history.note("third completed") })
      _ = signal.do(onNext: { history.note("side effect \($0)") }).emit()
    }
    #expect(
      history.lines == ["1", "completed", "disposed", "second 1", "third completed", "side effect 1"])
  }

  @Test func `SM-08: an object is held weakly`() {
    play {
      var owner: Owner? = Owner()
      let relay = PublishRelay<Int>()
      _ = relay.asSignal().emit(with: owner!) { owner, element in
        owner.elements.append(element)
        history.note("\(owner.elements)")
      }
      _ = signal.emit(
        with: owner!, onNext: { $0.elements.append($1) }, onCompleted: { _ in history.note("completed") },
        onDisposed: { _ in history.note("disposed") })
      relay.accept(2)
      owner = nil
      relay.accept(3)
    }
    #expect(history.lines == ["completed", "disposed", "[1, 2]"])
  }
}
