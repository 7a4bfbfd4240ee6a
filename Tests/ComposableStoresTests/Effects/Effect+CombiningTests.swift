import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct EffectCombiningTests {
  /// Sends its name and its time after a while.
  private func later(_ name: String, _ seconds: Int, _ scheduler: TestScheduler) -> Effect<String> {
    Observable.just(name).delay(.seconds(seconds), scheduler: scheduler).eraseToEffect()
  }

  private func run(_ make: (TestScheduler) -> Effect<String>) -> [String] {
    let scheduler = TestScheduler(initialClock: 0)
    let history = History()
    let effect = make(scheduler)
    let store = StringStore.make { action in
      history.note("\(action) \(scheduler.clock)")
      return action == "go" ? effect : .none
    }
    store.send("go")
    scheduler.run()
    #expect(store.effectsInFlight == 0)
    return history.lines
  }

  @Test func `CA-17: merged effects run at the same time`() {
    #expect(run { .merge(later("a", 3, $0), later("b", 1, $0), later("c", 2, $0)) } == ["go 0", "b 1", "c 2", "a 3"])
    #expect(run { later("a", 3, $0).merge(with: later("b", 1, $0)) } == ["go 0", "b 1", "a 3"])
    #expect(run { s in .merge((1...3).map { later("\($0)", 4 - $0, s) }) } == ["go 0", "3 1", "2 2", "1 3"])
  }

  @Test func `CA-17: concatenated effects run one after the other`() {
    #expect(
      run { .concatenate(later("a", 3, $0), later("b", 1, $0), later("c", 2, $0)) } == ["go 0", "a 3", "b 4", "c 6"])
    #expect(run { later("a", 3, $0).concatenate(with: later("b", 1, $0)) } == ["go 0", "a 3", "b 4"])
    #expect(run { s in .concatenate((1...3).map { later("\($0)", $0, s) }) } == ["go 0", "1 1", "2 3", "3 6"])
  }

  @Test func `CA-17: effects of the same moment send in the order in which they are given`() {
    #expect(run { .merge(later("a", 1, $0), Effect(value: "b"), later("c", 1, $0)) } == ["go 0", "b 0", "a 1", "c 1"])
    #expect(run { _ in .merge(Effect(value: "a"), .none, Effect(value: "b")) } == ["go 0", "a 0", "b 0"])
    #expect(run { _ in .concatenate(Effect(value: "a"), .none, Effect(value: "b")) } == ["go 0", "a 0", "b 0"])
  }

  @Test func `CA-17: a concatenated effect is not begun before the one before it has ended`() {
    let history = History()
    #expect(
      run { scheduler in
        .concatenate(
          later("a", 2, scheduler), .fireAndForget { history.note("begun \(scheduler.clock)") }, Effect(value: "b"))
      } == ["go 0", "a 2", "b 2"])
    #expect(history.lines == ["begun 2"])
  }

  @Test func `CA-17: effects with ids and without are combined, each in its own way`() {
    #expect(
      run { scheduler in
        .concatenate(
          .merge(later("a", 5, scheduler).cancellable(id: 1), .cancel(id: 1)),
          later("b", 1, scheduler).debounce(id: 2, for: .seconds(2), scheduler: scheduler))
      } == ["go 0", "b 3"])
  }

  @Test func `CA-17: asynchronous effects are merged and concatenated with others`() async {
    let store = StringStore.make { action in
      switch action {
      case "concatenate": .concatenate(.run { $0("a") }, Effect(value: "b"), .task { "c" })
      case "merge": .merge(Effect(value: "x"), .task { "y" })
      default: .none
      }
    }
    await store.send("concatenate")?.finish()
    #expect(store.state == "concatenateabc")
    await store.send("merge")?.finish()
    #expect(store.state == "concatenateabcmergexy")
  }
}
