import ComposableStores
import Observables
import Testing

@Suite struct EffectWorkTests {
  @Test func `CA-10: an effect is a value: what is made of it leaves it as it is`() {
    let one = Effect(value: 1)
    let named = one.cancellable(id: 1)
    let two = Effect.merge(one, named.map { $0 + 1 })
    #expect(one.heard == ["1", "|"])
    #expect(named.heard == ["1", "|"])
    #expect(two.heard == ["1", "2", "|"])
  }

  @Test func `CA-29: the same effect that is run in two stores has its id in each of them`() {
    let never = Observable<String>.never().eraseToEffect().cancellable(id: 1)
    let (first, second) = (
      StringStore.make { $0 == "stop" ? .cancel(id: 1) : never }, StringStore.make { _ in never }
    )
    first.send("a")
    second.send("a")
    first.send("stop")
    #expect(first.effectsInFlight == 0)
    #expect(second.effectsInFlight == 1)
  }
}
