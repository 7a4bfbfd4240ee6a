import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct StoreTaskTests {
  @Test("CA-03: send returns a task if effects run on, and none if there are none or they are over")
  func presence() {
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

  @Test("CA-03: an action that waits gives no task")
  func waiting() {
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

  @Test("a task ends with the effects of its action and of those that they send")
  func finishing() async {
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

  @Test("a task is waited for until the effects end, also by several who wait")
  func waitingForTheEnd() async {
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

  @Test("a task waits for an action that its effect sent while the store was at work, and for the effects of that")
  func waitsForQueuedActions() async {
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

  @Test("a task that is cancelled ends the effects of its action and of those that they sent, and no others")
  func cancelling() {
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

  @Test("effects that a cancelled task would have begun are not begun")
  func cancelledBefore() {
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

  @Test("the effects end when the task that waits for them is cancelled")
  func cancellingTheWaiter() async {
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

  @Test("a store that goes ends the wait")
  func storeGoes() async {
    var store: Store<String, String>? = StringStore.make { _ in Observable.never().eraseToEffect() }
    let task = store?.send("a")
    store = nil
    await task?.finish()
    #expect(task?.isCancelled == false)
  }
}
