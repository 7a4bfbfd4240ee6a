import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct EffectCreatingTests {
  @Test func `CA-12: future sends the first result and drops further ones`() {
    let effect = Effect<Int>.future { callback in
      callback(.success(1))
      callback(.success(2))
      callback(.failure(Broken()))
    }
    #expect(effect.heard == ["1", "|"])
    #expect(Effect<Int>.future { $0(.failure(Broken())) }.heard == ["#Broken()"])
  }

  @Test func `CA-12: future waits for a callback that comes later, and drops it after a cancellation`() {
    var callbacks: [(Result<String, any Error>) -> Void] = []
    let store = StringStore.make { $0 == "a" ? .future { callbacks.append($0) } : .none }
    store.send("a")
    let task = store.send("a")
    #expect(store.effectsInFlight == 2)
    callbacks[0](.success("b"))
    task?.cancel()
    callbacks[1](.success("c"))
    #expect(store.state == "aab")
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-12: result and catching run their work when they begin, each time anew`() {
    var count = 0
    let effect = Effect.result { () -> Result<Int, Broken> in
      count += 1
      return count < 3 ? .success(count) : .failure(Broken())
    }
    #expect(count == 0)
    #expect(effect.heard == ["1", "|"])
    #expect(effect.heard == ["2", "|"])
    #expect(effect.heard == ["#Broken()"])
    #expect(Effect<Int>.result { .success(5) }.heard == ["5", "|"])
    #expect(Effect<Int>.result { Result { throw Broken() } }.heard == ["#Broken()"])
    #expect(Effect.catching { 7 }.heard == ["7", "|"])
    #expect(Effect<Int>.catching { throw Broken() }.heard == ["#Broken()"])
  }

  @Test func `CA-12: run with an observer sends until that ends, and disposes`() {
    let history = History()
    let store = StringStore.make { action in
      if action != "a" { return .none }
      return .run { observer in
        observer.onNext("b")
        observer.onNext("c")
        observer.onCompleted()
        observer.onNext("d")
        return Disposables.create { history.note("disposed") }
      }
    }
    store.send("a")
    #expect(store.state == "abc")
    #expect(history.lines == ["disposed"])
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-12: run with an observer is disposed when it is cancelled, and heard no more`() {
    var listener: AnyObserver<String>?
    let history = History()
    let store = StringStore.make { action in
      if action != "a" { return .none }
      return .run { observer in
        listener = observer
        return Disposables.create { history.note("disposed") }
      }
    }
    let task = store.send("a")
    listener?.onNext("b")
    task?.cancel()
    listener?.onNext("c")
    #expect(store.state == "ab")
    #expect(history.lines == ["disposed"])
  }

  @Test func `CA-12: fireAndForget runs its work and sends nothing, not even an error`() {
    let history = History()
    let effect = Effect<Int>.fireAndForget { history.note("runs") }
    #expect(effect.heard == ["|"])
    #expect(Effect<Int>.fireAndForget { throw Broken() }.heard == ["|"])
    #expect(history.lines == ["runs"])
  }

  @Test func `CA-20: the work of an effect sees the dependencies of the reducer that made it, whenever it runs`() {
    let scheduler = TestScheduler(initialClock: 0)
    func greeting() -> String { DependencyValues.current.greeting }
    struct Feature: ReducerProtocol {
      let effects: [String: Effect<String>.Make]
      func reduce(into state: inout String, action: String) -> Effect<String> {
        state += "\(action),"
        return effects[action]?() ?? .none
      }
    }
    let effects: [String: Effect<String>.Make] = [
      "future": { .future { $0(.success("future \(greeting())")) } },
      "result": { .result { Result<String, Broken>.success("result \(greeting())") } },
      "catching": { .catching { "catching \(greeting())" } },
      "run": {
        .run { observer in
          observer.onNext("run \(greeting())")
          observer.onCompleted()
          return Disposables.create()
        }
      },
    ]
    for (name, make) in effects {
      let delayed = { make().deferred(for: .seconds(1), scheduler: scheduler) }
      let store = Store(initialState: "", reducer: Feature(effects: [name: delayed])) { $0.greeting = "hi" }
      store.send(name)
      scheduler.advance(by: .seconds(1))
      #expect(store.state == "\(name),\(name) hi,")
    }
  }

  @Test func `CA-33: a timer counts until it is cancelled, and begins anew with its id`() {
    struct TimerID: Hashable {}
    let scheduler = TestScheduler(initialClock: 0)
    let store = StringStore.make { action in
      switch action {
      case "start": Effect.timer(id: TimerID(), every: .seconds(1), on: scheduler).map { "\($0)" }
      case "stop": .cancel(id: TimerID())
      default: .none
      }
    }
    store.send("start")
    scheduler.advance(by: .seconds(3))
    #expect(store.state == "start012")
    store.send("start")
    scheduler.advance(by: .seconds(1))
    #expect(store.state == "start012start0")
    store.send("stop")
    scheduler.advance(by: .seconds(5))
    #expect(store.state == "start012start0stop")
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-33: the id of a timer can be a type, and its actions need not have the count`() {
    enum TimerID {}
    enum Action { case start, stop, ticked }
    let reducer = Reducer<Int, Action, any SchedulerType> { state, action, mainQueue in
      switch action {
      case .start: return Effect.timer(id: TimerID.self, every: .milliseconds(500), on: mainQueue).map { _ in .ticked }
      case .stop: return .cancel(id: TimerID.self)
      case .ticked:
        state += 1
        return .none
      }
    }
    let fine = TestScheduler(initialClock: 0, resolution: 0.001)
    let store = Store(initialState: 0, reducer: reducer, environment: fine as any SchedulerType)
    store.send(.start)
    fine.advance(by: .milliseconds(1499))
    #expect(store.state == 2)
    fine.advance(by: .milliseconds(1))
    #expect(store.state == 3)
    store.send(.stop)
    fine.run()
    #expect(store.state == 3)
  }

  @Test func `CA-45: an effect that is not implemented reports its name and sends nothing, by either name`() {
    let log = WarningLog()
    let store = StringStore.make { action in
      switch action {
      case "a": .unimplemented("numberFact")
      case "b": .failing("the old name")
      default: .none
      }
    }
    log.during { for action in ["a", "b", "c"] { store.send(action) } }
    #expect(store.state == "abc")
    #expect(
      log.lines == [
        "an effect that is not implemented was run: numberFact",
        "an effect that is not implemented was run: the old name",
      ])
  }

  @Test func `CA-45: an effect that is not implemented is silent unless it is run, also behind a debounce`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = WarningLog()
    let store = StringStore.make { action in
      action == "stop"
        ? .cancel(id: "id") : Effect.unimplemented("search").debounce(id: "id", for: .seconds(3), scheduler: scheduler)
    }
    log.during {
      store.send("a")
      scheduler.advance(by: .seconds(2))
      store.send("stop")
      scheduler.advance(by: .seconds(9))
      #expect(log.lines == [])
      store.send("a")
      scheduler.advance(by: .seconds(3))
    }
    #expect(log.lines == ["an effect that is not implemented was run: search"])
  }
}

extension Effect {
  fileprivate typealias Make = () -> Effect
}
