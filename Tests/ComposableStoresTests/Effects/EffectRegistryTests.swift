import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct EffectRegistryTests {
  @Test func `CA-29: ids of effects that have ended leave nothing behind, whatever ended them`() {
    let left = LeakCount.after {
      let scheduler = TestScheduler(initialClock: 0)
      let store = StringStore.make { action in
        switch action {
        case "stop": .cancel(ids: (0..<100).map { AnyHashable($0) })
        case "x": .none
        default: .merge((0..<100).map { Observable.never().eraseToEffect().cancellable(id: $0) })
        }
      }
      for _ in 1...3 {
        store.send("a")
        #expect(store.effectsInFlight == 1)
        store.send("stop")
        #expect(store.effectsInFlight == 0)
      }
      scheduler.run()
    }
    #expect(left == 0)
  }

  @Test func `CA-29: threads that begin and cancel effects of one id at the same time leave none in flight`() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Bool, Void> { _, begins, _ in
        begins ? Observable.never().eraseToEffect().cancellable(id: 1) : .cancel(id: 1)
      },
      environment: ())
    Threads.run(4) { member in
      for round in 0..<200 { store.send((round + member).isMultiple(of: 2)) }
    }
    store.send(false)
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-29: an effect that is begun by the end of another one of its id is not ended with that`() {
    let history = History()
    let store = StringStore.make { action in
      switch action {
      case "a":
        return .concatenate(
          Observable.never().eraseToEffect().cancellable(id: 1),
          Effect<String>.run { _ in
            history.note("second begins")
            return Disposables.create { history.note("second disposed") }
          }.cancellable(id: 1))
      case "stop": return .cancel(id: 1)
      default: return .none
      }
    }
    store.send("a")
    store.send("stop")
    #expect(history.lines == ["second begins"])
    store.send("stop")
    #expect(history.lines == ["second begins", "second disposed"])
  }

  @Test func `CA-29: an effect at the end of a chain of effects that begin each other at their end is not cancelled`() {
    let store = StringStore.make { action in
      let never = Observable<String>.never().eraseToEffect().cancellable(id: 1)
      return action == "stop" ? .cancel(id: 1) : .concatenate(never, Effect(value: "stop").cancellable(id: 1), never)
    }
    store.send("a")
    store.send("stop")
    #expect(store.state == "astopstop")
    #expect(store.effectsInFlight == 0)
    let other = StringStore.make { action in
      let never = Observable<String>.never().eraseToEffect().cancellable(id: 1)
      let now = Observable<String>.empty().eraseToEffect().cancellable(id: 1)
      return action == "stop" ? .cancel(id: 1) : .concatenate(never, now, never)
    }
    other.send("a")
    other.send("stop")
    #expect(other.effectsInFlight == 1)
    other.send("stop")
    #expect(other.effectsInFlight == 0)
  }

  @Test func `CA-31: a window belongs to its id, a cancellation leaves that of others alone`() {
    let scheduler = TestScheduler(initialClock: 0)
    let history = History()
    let store = StringStore.make { action in
      switch action {
      case "stop": return .cancel(id: 1)
      case let action where action.hasPrefix("!"):
        history.note("\(action) \(scheduler.clock)")
        return .none
      default:
        return Effect(value: "!\(action)")
          .throttle(id: Int(action.prefix(1)) ?? 0, for: .seconds(4), scheduler: scheduler, latest: true)
      }
    }
    for action in ["1a", "2a", "1b", "2b", "stop"] { store.send(action) }
    scheduler.run()
    #expect(history.lines == ["!1a 0", "!2a 0", "!2b 4"])
  }
}
