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
}
