import Observables
import Reactors
import Testing

@Suite struct StateRelayTests {
  @Test func `RK-26: a relay sends its value, then each that is set, accepted or changed in place; it never ends`() {
    let relay = StateRelay(value: "x")
    let history = History()
    let subscription = history.follow(relay.asObservable())
    relay.value = "a"
    relay.accept("b")
    relay.value += "c"
    _ = Observable<String>.error(Failure(name: "ignored")).subscribe(onNext: relay.accept)
    _ = Observable<String>.empty().subscribe(onNext: relay.accept)
    subscription.dispose()
    relay.value = "unheard"
    #expect(history.lines == ["x", "a", "b", "bc"])
    #expect(relay.value == "unheard")
    #expect(relay.asObservable() === relay.asObservable())
    let late = History()
    _ = relay.subscribe(onNext: { late.note($0) })
    #expect(late.lines == ["unheard"])
  }
}
