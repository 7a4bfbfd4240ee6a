import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct StoreWatcherTests {
  private func watched(_ effect: @escaping StringStore.Body) -> (Store<String, String>, History) {
    let store = StringStore.make(effect)
    let history = History()
    store.watch(Watcher { history.note($0) })
    return (store, history)
  }

  @Test func `CA-04: a watcher sees each action and each state, also those that no subscriber hears of, and causes`() {
    let scheduler = TestScheduler(initialClock: 0)
    let (store, history) = watched { action in
      switch action {
      case "a": .merge(Effect(value: "b"), Effect(value: "c").receive(on: scheduler))
      case "b": Effect(value: "d")
      default: .none
      }
    }
    _ = store.observable.subscribe(onNext: { history.note("told \($0)") })
    store.send("a")
    scheduler.advance()
    #expect(
      history.lines == [
        "told ", "> a", "= a", "> b from a", "= ab", "> d from b", "= abd", "told abd", "> c from a", "= abdc",
        "told abdc",
      ])
  }

  @Test func `CA-11: a watcher alone sees the errors of effects`() {
    let (store, history) = watched { $0 == "a" ? Effect(error: Broken()) : .none }
    let log = WarningLog()
    log.during { _ = store.send("a") }
    #expect(history.lines == ["> a", "= a", "! a: Broken()"])
    #expect(log.lines == [])
  }

  @Test func `a watcher sees the warnings that come up while its store is at work, and no others`() {
    let (store, history) = watched { action in
      StoreWarning.report("in \(action)")
      return .none
    }
    let (other, otherHistory) = watched { action in
      StoreWarning.report("other in \(action)")
      return .none
    }
    let log = WarningLog()
    log.during {
      store.send("a")
      other.send("b")
      StoreWarning.report("outside")
    }
    #expect(history.lines == ["> a", "? in a", "= a"])
    #expect(otherHistory.lines == ["> b", "? other in b", "= b"])
    #expect(log.lines == ["outside"])
  }

  @Test func `a store without a watcher leaves warnings to everybody`() {
    let store = StringStore.make { action in
      StoreWarning.report("in \(action)")
      return .none
    }
    let log = WarningLog()
    log.during { _ = store.send("a") }
    #expect(log.lines == ["in a"])
  }

  @Test func `a watcher sees the warning of an effect that runs later`() {
    let scheduler = TestScheduler(initialClock: 0)
    let (store, history) = watched { _ in
      Effect.unimplemented("fact").deferred(for: .seconds(1), scheduler: scheduler)
    }
    store.send("a")
    scheduler.advance(by: .seconds(1))
    #expect(history.lines == ["> a", "= a", "? an effect that is not implemented was run: fact"])
  }
}
