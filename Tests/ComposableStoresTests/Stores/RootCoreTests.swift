import ComposableStores
import Dispatch
import Observables
import Testing
import VirtualTime

@Suite struct RootCoreTests {
  @Test func `CA-03: actions are reduced in the order in which they are sent, and their states are there at once`() {
    let store = StringStore.make()
    for action in ["a", "b", "c"] {
      store.send(action)
      #expect(store.state.hasSuffix(action))
    }
    #expect(store.state == "abc")
  }

  @Test func `CA-03: what synchronous effects send is reduced behind what waits already, first come, first served`() {
    let store = StringStore.make { action in
      switch action {
      case "a": .merge(Effect(value: "b"), Effect(value: "c"))
      case "b": Observable.of("d", "e").eraseToEffect()
      case "c": Effect(value: "f")
      default: .none
      }
    }
    store.send("a")
    #expect(store.state == "abcdef")
  }

  @Test func `CA-03: a long chain of synchronous actions takes no stack and is told once`() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Int, Void> { state, action, _ in
        state += 1
        return action > 0 ? Effect(value: action - 1) : .none
      },
      environment: ())
    let history = History()
    history.follow(store.observable)
    store.send(20_000)
    #expect(history.lines == ["0", "20001"])
  }

  @Test func `CA-03: an action sent while another is reduced waits for the end of that`() {
    let history = History()
    var store: Store<String, String>?
    store = Store(
      initialState: "",
      reducer: Reducer<String, String, Void> { state, action, _ in
        history.note("begin \(action)")
        if action == "a" {
          #expect(store?.send("b") == nil)
          #expect(store?.send("c") == nil)
        }
        state += action
        history.note("end \(action)")
        return action == "a" ? Effect(value: "d") : .none
      },
      environment: ())
    store?.send("a")
    #expect(history.lines == ["a", "b", "c", "d"].flatMap { ["begin \($0)", "end \($0)"] })
    #expect(store?.state == "abcd")
  }

  @Test
  func `CA-03: an action sent by the closure of an effect is reduced behind what the effect itself sends at once`() {
    var store: Store<String, String>?
    store = StringStore.make { action in
      if action != "a" { return .none }
      return .merge(.fireAndForget { _ = store?.send("x") }, Effect(value: "b"))
    }
    store?.send("a")
    #expect(store?.state == "axb")
  }

  @Test func `CA-04: the state is told once, at the end of the queue: no state in between`() {
    let store = StringStore.make { action in
      switch action {
      case "a": Effect(value: "b")
      case "b": Effect(value: "c")
      default: .none
      }
    }
    let history = History()
    _ = history.follow(store.observable)
    store.send("a")
    store.send("x")
    #expect(history.lines == ["", "abc", "abcx"])
  }

  @Test func `CA-03, CA-04: during other work of a trampoline the elements of an effect wait, and are told apart`() {
    let store = StringStore.make { $0 == "a" ? Observable.of("b", "c").eraseToEffect() : .none }
    let history = History()
    _ = history.follow(store.observable)
    _ = Observable.just("a").map { $0 }.subscribe(onNext: {
      store.send($0)
      history.note("sent")
    })
    #expect(history.lines == ["", "a", "sent", "ab", "abc"])
  }

  @Test func `CA-04: what an asynchronous effect sends is told by itself`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = StringStore.make { action in
      action == "a" ? Effect(value: "b").receive(on: scheduler) : action == "b" ? Effect(value: "c") : .none
    }
    let history = History()
    _ = history.follow(store.observable)
    store.send("a")
    scheduler.advance()
    #expect(history.lines == ["", "a", "abc"])
  }

  @Test func `CA-03, CA-05: an action sent by a subscriber waits until all have heard: both see one order`() {
    let store = StringStore.make { $0 == "x" ? Effect(value: "y") : .none }
    let history = History()
    _ = store.observable.subscribe(onNext: { [unowned store] state in
      history.note("1 \(state)")
      if state == "a" {
        store.send("x")
        store.send("z")
      }
    })
    _ = history.follow(store.observable, "2 ")
    store.send("a")
    #expect(history.lines == ["1 ", "2 ", "1 a", "2 a", "1 axzy", "2 axzy"])
  }

  @Test func `CA-05: two subscribers that answer each other see one order`() {
    let store = StringStore.make()
    let history = History()
    for (name, trigger, answer) in [("1", "a", "b"), ("2", "ab", "c"), ("3", "abc", "d")] {
      _ = store.observable.subscribe(onNext: { [unowned store] state in
        history.note("\(name) \(state)")
        if state == trigger { store.send(answer) }
      })
    }
    store.send("a")
    #expect(
      history.lines == [
        "1 ", "2 ", "3 ", "1 a", "2 a", "3 a", "1 ab", "2 ab", "3 ab", "1 abc", "2 abc", "3 abc", "1 abcd", "2 abcd",
        "3 abcd",
      ])
  }

  @Test func `CA-05: an action sent by a subscriber that hears the state for the first time is reduced at once`() {
    let store = StringStore.make()
    let history = History()
    _ = store.observable.subscribe(onNext: { [unowned store] state in
      history.note(state)
      if state == "" { store.send("a") }
      #expect(store.state == "a")
    })
    #expect(history.lines == ["", "a"])
  }

  @Test func `CA-03: the states of actions that wait are right, in whichever store they are asked for`() {
    let inner = StringStore.make()
    let outer = StringStore.make { action in
      inner.send(action)
      return action == "a" ? Effect(value: inner.state + "!") : .none
    }
    _ = outer.observable.subscribe(onNext: { inner.send("<\($0)>") })
    outer.send("a")
    #expect(outer.state == "aa!".replacingFirst("a", with: "a<>"))
    #expect(inner.state == "<>a\(outer.state.dropFirst())<\(outer.state)>")
  }

  @Test func `CA-11: an error that reaches a store is reported, ends the effect and nothing else`() {
    let log = WarningLog()
    let store = StringStore.make { action in
      switch action {
      case "a": .merge(Effect(value: "b"), Effect(error: Broken()))
      case "c": Effect(error: Broken())
      default: .none
      }
    }
    log.during {
      store.send("a")
      store.send("c")
    }
    #expect(store.state == "abc")
    #expect(store.effectsInFlight == 0)
    #expect(log.lines == ["an effect of 'String' failed: Broken()", "an effect of 'String' failed: Broken()"])
  }

  @Test func `CA-03: threads that send at the same time lose nothing, and nothing is reduced twice`() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Int, Void> { state, action, _ in
        state += 1
        return action > 0 ? Effect(value: action - 1) : .none
      },
      environment: ())
    var told = 0
    var isMonotonous = true
    _ = store.observable.subscribe(onNext: { count in
      if count < told { isMonotonous = false }
      told = count
    })
    Threads.run(4) { _ in
      for _ in 0..<500 { store.send(2) }
    }
    #expect(store.state == 4 * 500 * 3)
    #expect(told == 4 * 500 * 3)
    #expect(isMonotonous)
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-03: an action that arrives from another thread while one is reduced is taken along`() {
    let history = History()
    var store: Store<String, String>?
    store = Store(
      initialState: "",
      reducer: Reducer<String, String, Void> { state, action, _ in
        if action == "a" { Threads.run(1) { _ in store?.send("b") } }
        state += action
        return .none
      },
      environment: ())
    _ = store?.observable.subscribe(onNext: { history.note($0) })
    store?.send("a")
    #expect(history.lines == ["", "ab"])
  }

  @Test func `CA-03: stores that end on one thread while another sends leave no effect behind`() {
    for _ in 0..<50 {
      let begun = Tally()
      let store = StringStore.make { _ in
        Effect.run { _ in
          begun.add(1)
          return Disposables.create { begun.add(-1) }
        }
      }
      store.watch(Watcher { _ in })
      Threads.run(2) { member in
        if member == 0 { for _ in 0..<20 { store.send("a") } } else { store.halt() }
      }
      #expect(begun.sum == 0)
      #expect(store.effectsInFlight == 0)
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ piece: Character, with other: String) -> String {
    guard let index = firstIndex(of: piece) else { return self }
    return self[..<index] + other + self[self.index(after: index)...]
  }
}
