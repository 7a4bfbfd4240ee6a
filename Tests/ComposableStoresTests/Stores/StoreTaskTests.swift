import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct StoreTaskTests {
  @Test func `CA-03: send returns a task if effects run on, and none if there are none or they are over`() {
    let store = StringStore.make { action in
      switch action {
      case "never": Observable.never().eraseToEffect()
      case "now": Effect(value: "x")
      case "now, then never": Effect(value: "never")
      default: .none
      }
    }
    #expect(store.send("nothing") == nil)
    #expect(store.send("now") == nil)
    #expect(store.send("never") != nil)
    #expect(store.send("now, then never") != nil)
  }

  @Test func `CA-03: an action that waits gives no task`() {
    var store: Store<String, String>?
    store = StringStore.make { action in
      if action == "a" { #expect(store?.send("b") == nil) }
      return Observable.never().eraseToEffect()
    }
    let task = store?.send("a")
    #expect(task != nil)
    #expect(store?.effectsInFlight == 2)
    task?.cancel()
    #expect(store?.effectsInFlight == 1)
  }

  @Test func `a task ends with the effects of its action and of those that they send`() async {
    let scheduler = TestScheduler(initialClock: 0)
    let store = StringStore.make { action in
      switch action {
      case "a": Effect(value: "b").deferred(for: .seconds(1), scheduler: scheduler)
      case "b": Effect(value: "c").deferred(for: .seconds(2), scheduler: scheduler)
      default: .none
      }
    }
    guard let task = store.send("a") else { return #expect(Bool(false), "there is an effect") }
    scheduler.advance(by: .seconds(1))
    #expect(store.state == "ab")
    #expect(store.effectsInFlight == 1)
    scheduler.advance(by: .seconds(2))
    await task.finish()
    #expect(store.state == "abc")
    await task.finish()
    #expect(!task.isCancelled)
  }

  @Test func `a task is waited for until the effects end, also by several who wait`() async {
    let answer = Signal<String>()
    let store = StringStore.make { $0 == "a" ? .task { try await answer.value() } : .none }
    let task = store.send("a")
    let history = History()
    let waiter = Task { await task?.finish() }
    answer.send("b")
    await task?.finish()
    history.note(store.state)
    await waiter.value
    #expect(history.lines == ["ab"])
    #expect(store.effectsInFlight == 0)
  }

  @Test
  func `a task waits for an action that its effect sent into a busy store, and for the effects of that action`() async {
    let subject = PublishSubject<String>()
    var task: StoreTask?
    var store: Store<String, String>?
    store = StringStore.make { action in
      switch action {
      case "a": return subject.eraseToEffect()
      case "x":
        // Arrives while this is reduced, and its effect ends before it has its turn.
        subject.onNext("b")
        subject.onCompleted()
        return .none
      case "b": return Observable.never().eraseToEffect()
      default: return .none
      }
    }
    task = store?.send("a")
    store?.send("x")
    #expect(store?.state == "axb")
    #expect(store?.effectsInFlight == 1)
    task?.cancel()
    #expect(store?.effectsInFlight == 0)
    await task?.finish()
  }

  @Test func `a task that is cancelled ends the effects of its action and of those that they sent, and no others`() {
    let history = History()
    let subject = PublishSubject<String>()
    let store = StringStore.make { action in
      let disposal = Effect<String>.run { _ in Disposables.create { history.note("\(action) disposed") } }
      return action == "a" ? subject.eraseToEffect().merge(with: disposal) : disposal
    }
    let task = store.send("a")
    store.send("other")
    subject.onNext("b")
    #expect(store.effectsInFlight == 3)
    task?.cancel()
    #expect(task?.isCancelled == true)
    #expect(history.lines == ["a disposed", "b disposed"])
    #expect(store.effectsInFlight == 1)
    subject.onNext("c")
    #expect(store.state == "aotherb")
    task?.cancel()
    #expect(history.lines == ["a disposed", "b disposed"])
  }

  @Test func `effects that a cancelled task would have begun are not begun`() {
    let history = History()
    var task: StoreTask?
    let subject = PublishSubject<String>()
    let store = StringStore.make { action in
      switch action {
      case "a": return subject.eraseToEffect()
      case "b":
        task?.cancel()
        return .merge(Effect(value: "c"), .fireAndForget { history.note("runs") })
      case "d":
        task?.cancel()
        return Effect(value: "e")
      default: return .none
      }
    }
    task = store.send("a")
    subject.onNext("b")
    #expect(store.state == "ab")
    task = store.send("a")
    subject.onNext("d")
    #expect(store.state == "abad")
    #expect(history.lines == [])
    #expect(store.effectsInFlight == 0)
  }

  @Test func `the effects end when the task that waits for them is cancelled`() async {
    let disposed = Signal<Void>()
    let store = StringStore.make { _ in Effect.run { _ in Disposables.create { disposed.send() } } }
    let task = store.send("a")
    let waiter = Task { await task?.finish() }
    waiter.cancel()
    await waiter.value
    try? await disposed.value()
    #expect(task?.isCancelled == true)
    #expect(store.effectsInFlight == 0)
  }

  @Test func `a store that goes ends the wait`() async {
    var store: Store<String, String>? = StringStore.make { _ in Observable.never().eraseToEffect() }
    let task = store?.send("a")
    store = nil
    await task?.finish()
    #expect(task?.isCancelled == false)
  }
}
