import ComposableStores
import Observables
import Testing

@Suite struct EffectContextTests {
  @Test func `CA-29: an effect that is made into an observable by a reducer keeps the ids of its store`() {
    let history = History()
    let store = StringStore.make { action in
      if action == "stop" { return .cancel(id: "id") }
      let effect = Effect<String>.run { _ in Disposables.create { history.note("\(action) disposed") } }
      return effect.cancellable(id: "id").asObservable().share().eraseToEffect()
    }
    store.send("a")
    store.send("stop")
    #expect(history.lines == ["a disposed"])
  }

  @Test func `CA-29: an effect that is subscribed outside of any store has ids of its own`() {
    let history = History()
    let never = Effect<String>.run { _ in Disposables.create { history.note("disposed") } }.cancellable(id: "id")
    let subscription = history.follow(never)
    history.follow(Effect<String>.cancel(id: "id"))
    #expect(history.lines == ["|"])
    subscription.dispose()
    #expect(history.lines == ["|", "disposed"])
    let both = Effect<String>.merge(never, .cancel(id: "id"))
    #expect(both.heard == ["|"])
  }

  @Test func `CA-45: an effect that is subscribed outside of any store warns everybody`() {
    let log = WarningLog()
    #expect(log.during { Effect<Int>.unimplemented("fact").heard } == ["|"])
    #expect(log.lines == ["an effect that is not implemented was run: fact"])
  }
}
