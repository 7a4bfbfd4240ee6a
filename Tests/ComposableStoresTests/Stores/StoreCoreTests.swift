import ComposableStores
import Observables
import Testing

@Suite struct StoreCoreTests {
  @Test func `CA-22: what a scope derives is derived when it is asked for, and for each subscriber when it is told`() {
    let store = StringStore.make()
    let history = History()
    let scoped = store.scope(state: { state -> Int in
      history.note("derive \(state)")
      return state.count
    })
    store.send("a")
    #expect(history.lines == [])
    #expect(scoped.state == 1)
    _ = scoped.observable.subscribe(onNext: { history.note("told \($0)") })
    store.send("b")
    #expect(history.lines == ["derive a", "derive a", "told 1", "derive ab", "told 2"])
  }

  @Test func `CA-22: what is sent to a scoped store is wrapped at once, also while the store is at work`() {
    let store = StringStore.make()
    let history = History()
    let scoped = store.scope(
      state: { $0 },
      action: { (action: String) -> String in
        history.note("wrap \(action)")
        return "<\(action)>"
      })
    _ = store.observable.subscribe(onNext: { state in
      history.note("told \(state)")
      if state == "a" { scoped.send("b") }
    })
    store.send("a")
    #expect(history.lines == ["told ", "told a", "wrap b", "told a<b>"])
  }

  @Test func `only the store that holds the state is halted and watched, not one that shows a part of it`() {
    let store = StringStore.make()
    let scoped = store.scope(state: \.count)
    scoped.halt()
    scoped.watch(Watcher { _ in Issue.record("a scoped store has nothing to see") })
    scoped.visitActionsInFlight { _ in Issue.record("a scoped store has no effects") }
    store.send("a")
    #expect(scoped.state == 1)
  }
}
