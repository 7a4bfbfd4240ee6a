import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ObservableTypeBindTests {
  @Test func `RX-21: the three relays send what they accept`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.createUnbound()
    publish.accept(1)
    behavior.accept(1)
    replay.accept(1)
    #expect(publish.asObservable().heard == [])
    #expect(behavior.asObservable().heard == ["1"])
    #expect(behavior.value == 1)
    #expect(replay.asObservable().heard == ["1"])
    #expect(ReplayRelay<Int>.create(bufferSize: 1).asObservable().heard == [])
    #expect(behavior.asObservable() === behavior.asObservable())
  }

  @Test func `RX-20: bind feeds relays, also of optionals, and ignores completion`() {
    let one = BehaviorRelay(value: 0)
    let other = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    _ = Observable.of(1, 2).bind(to: one, other)
    _ = Observable.just(3).bind(to: optional)
    let publish = PublishRelay<Int?>()
    let replay = ReplayRelay<Int>.createUnbound()
    _ = Observable.just(4).bind(to: publish)
    _ = Observable.of(5, 6).bind(to: replay)
    #expect([one.value, other.value] == [2, 2])
    #expect(optional.value == 3)
    #expect(replay.asObservable().heard == ["5", "6"])
  }

  @Test func `RX-21: re-entrant accept is depth first: the second observer hears the later value first`() {
    let relay = PublishRelay<Int>()
    let history = History()
    let first = relay.subscribe(onNext: { if $0 == 1 { relay.accept(2) } })
    _ = relay.asObservable().write(to: history)
    relay.accept(1)
    first.dispose()
    #expect(history.lines == ["2", "1"])
  }
}
