import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct EffectTimingTests {
  private enum TypeID {}

  /// A store that searches 300 milliseconds after the last `type`, and stops for `stop`.
  private func search(_ scheduler: TestScheduler, _ history: History) -> Store<String, String> {
    StringStore.make { action in
      switch action {
      case "stop": .cancel(id: "search")
      case "found": .none
      default:
        Effect.fireAndForget { history.note("search \(action) at \(scheduler.clock)") }
          .concatenate(with: Observable.just("found").delay(.milliseconds(100), scheduler: scheduler).eraseToEffect())
          .debounce(id: "search", for: .milliseconds(300), scheduler: scheduler)
      }
    }
  }

  private func scheduler() -> TestScheduler { TestScheduler(initialClock: 0, resolution: 0.001) }

  @Test func `CA-30: the work of a debounced effect begins after the span, once for several actions`() {
    let scheduler = scheduler()
    let history = History()
    let store = search(scheduler, history)
    store.send("a")
    scheduler.advance(by: .milliseconds(299))
    store.send("b")
    scheduler.advance(by: .milliseconds(299))
    #expect(history.lines == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(history.lines == ["search b at 599"])
    scheduler.advance(by: .milliseconds(100))
    #expect(store.state == "abfound")
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-30: a debounced effect that has begun is cancelled by the next one`() {
    let scheduler = scheduler()
    let history = History()
    let store = search(scheduler, history)
    store.send("a")
    scheduler.advance(by: .milliseconds(350))
    store.send("b")
    scheduler.run()
    #expect(history.lines == ["search a at 300", "search b at 650"])
    #expect(store.state == "abfound")
  }

  @Test func `CA-30: a debounced effect is cancelled by its id before it begins`() {
    let scheduler = scheduler()
    let history = History()
    let store = search(scheduler, history)
    store.send("a")
    scheduler.advance(by: .milliseconds(299))
    store.send("stop")
    scheduler.run()
    #expect(history.lines == [])
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-30: equal debounce ids in two stores have nothing to do with each other`() {
    let scheduler = scheduler()
    let history = History()
    let (first, second) = (search(scheduler, history), search(scheduler, history))
    first.send("a")
    second.send("b")
    second.send("c")
    scheduler.run()
    #expect(history.lines == ["search a at 300", "search c at 300"])
  }

  @Test func `CA-30: the id of a debounce can be a type`() {
    let scheduler = scheduler()
    let store = StringStore.make { action in
      action == "x" ? .none : Effect(value: "x").debounce(id: TypeID.self, for: .milliseconds(5), scheduler: scheduler)
    }
    store.send("a")
    store.send("b")
    scheduler.run()
    #expect(store.state == "abx")
    #expect(Effect<Int>.none.debounce(id: 1, for: .zero, scheduler: scheduler).heard == ["|"])
  }

  /// Sends a number at each of some times, and notes which come back when.
  private func throttled(
    latest: Bool, at times: [Int: [Int]], scheduler: TestScheduler = TestScheduler(initialClock: 0)
  ) -> [String] {
    let history = History()
    let reducer = Reducer<Int, Int, Void> { _, action, _ in
      if action >= 100 {
        history.note("\(action - 100) at \(scheduler.clock)")
        return .none
      }
      return Effect(value: action + 100).throttle(id: "id", for: .seconds(10), scheduler: scheduler, latest: latest)
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    for (time, numbers) in times.sorted(by: { $0.key < $1.key }) {
      if time > scheduler.clock { scheduler.advanceTo(time) }
      for number in numbers { store.send(number) }
    }
    scheduler.run()
    #expect(store.effectsInFlight == 0)
    return history.lines
  }

  @Test func `CA-31: throttle passes the first action at once, and the last of the others at the end of the span`() {
    #expect(throttled(latest: true, at: [0: [1], 3: [2], 7: [3]]) == ["1 at 0", "3 at 10"])
    #expect(throttled(latest: true, at: [0: [1, 2, 3]]) == ["1 at 0", "3 at 10"])
  }

  @Test func `CA-31: throttle without latest passes the first of the others at the end of the span`() {
    #expect(throttled(latest: false, at: [0: [1], 3: [2], 7: [3]]) == ["1 at 0", "2 at 10"])
    #expect(throttled(latest: false, at: [0: [1, 2, 3]]) == ["1 at 0", "2 at 10"])
  }

  @Test func `CA-31: a single element opens a window of throttle, and one after the window passes at once`() {
    for latest in [true, false] {
      #expect(throttled(latest: latest, at: [0: [1], 10: [2], 25: [3]]) == ["1 at 0", "2 at 10", "3 at 25"])
      #expect(
        throttled(latest: latest, at: [0: [1], 5: [2], 12: [3], 20: [4], 31: [5]]) == [
          "1 at 0", "2 at 10", "3 at 20", "4 at 30", "5 at 40",
        ])
    }
  }

  @Test func `CA-31: an element at the end of the window replaces the one that was held back, or lets it out`() {
    let early = TestScheduler(initialClock: 0)
    let history = History()
    for latest in [true, false] {
      let reducer = Reducer<Int, Int, Void> { _, action, _ in
        if action >= 100 {
          history.note("\(action - 100) at \(early.clock)")
          return .none
        }
        return Effect(value: action + 100).throttle(id: "id", for: .seconds(10), scheduler: early, latest: latest)
      }
      let store = Store(initialState: 0, reducer: reducer, environment: ())
      let start = early.clock
      // Was scheduled before what the throttle schedules for the same time.
      early.scheduleAt(start + 10) { store.send(3) }
      store.send(1)
      early.advance(by: .seconds(5))
      store.send(2)
      early.run()
    }
    #expect(history.lines == ["1 at 0", "3 at 10", "1 at 10", "2 at 20"])
  }

  @Test func `CA-31: a second store whose clock begins at 0 knows nothing of the windows of the first`() {
    let late = TestScheduler(initialClock: 1000)
    #expect(throttled(latest: true, at: [1000: [1], 1001: [2]], scheduler: late) == ["1 at 1000", "2 at 1010"])
    #expect(throttled(latest: true, at: [0: [1], 1: [2]]) == ["1 at 0", "2 at 10"])
    #expect(throttled(latest: true, at: [0: [1], 1: [2]]) == ["1 at 0", "2 at 10"])
  }

  @Test func `CA-31: what is held back is cancelled and forgotten by the id`() {
    let scheduler = TestScheduler(initialClock: 0)
    for latest in [true, false] {
      let start = scheduler.clock
      let history = History()
      let store = StringStore.make { action in
        switch action {
        case "stop": return .cancel(id: "id")
        case let action where action.hasPrefix("!"):
          history.note("\(action) at \(scheduler.clock - start)")
          return .none
        default:
          return Effect(value: "!\(action)")
            .throttle(id: "id", for: .seconds(10), scheduler: scheduler, latest: latest)
        }
      }
      for action in ["a", "b", "stop", "c"] { store.send(action) }
      scheduler.run()
      #expect(history.lines == ["!a at 0", "!c at 10"])
      #expect(store.effectsInFlight == 0)
    }
  }

  @Test func `CA-31: the id of a throttle can be a type, and its effect may send several actions`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = StringStore.make { action in
      action != "go"
        ? .none
        : Observable.of("a", "b", "c").eraseToEffect()
          .throttle(id: TypeID.self, for: .seconds(2), scheduler: scheduler, latest: true)
    }
    store.send("go")
    #expect(store.state == "goa")
    scheduler.advance(by: .seconds(2))
    #expect(store.state == "goac")
    #expect(Effect<Int>.none.throttle(id: 1, for: .zero, scheduler: scheduler, latest: true).heard == ["|"])
  }

  @Test func `CA-32: a deferred effect begins after the span, and those that follow do not disturb it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let history = History()
    let store = StringStore.make { action in
      action.hasPrefix("x")
        ? .none
        : .merge(.fireAndForget { history.note("\(action) at \(scheduler.clock)") }, Effect(value: "x\(action)"))
          .deferred(for: .seconds(5), scheduler: scheduler)
    }
    store.send("a")
    scheduler.advance(by: .seconds(2))
    store.send("b")
    scheduler.advance(by: .seconds(3))
    #expect(store.state == "abxa")
    scheduler.run()
    #expect(store.state == "abxaxb")
    #expect(history.lines == ["a at 5", "b at 7"])
    #expect(Effect<Int>.none.deferred(for: .seconds(5), scheduler: scheduler).heard == ["|"])
  }
}
