import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct EffectTransformingTests {
  @Test func `CA-16: map changes what is sent, of effects of any kind`() {
    #expect(Effect(value: 1).map { $0 + 1 }.heard == ["2", "|"])
    #expect(Effect(value: 1).cancellable(id: 1).map { "\($0)!" }.heard == ["1!", "|"])
    #expect(Effect<Int>(error: Broken()).map { $0 + 1 }.heard == ["#Broken()"])
  }

  @Test func `CA-16: flatMap runs an effect for each action, also of an asynchronous effect`() async {
    let each = Observable.of(1, 2).eraseToEffect().flatMap { .merge(Effect(value: $0), Effect(value: $0 * 10)) }
    #expect(each.heard == ["1", "10", "2", "20", "|"])
    #expect(Effect<Int>.none.flatMap { Effect(value: $0) }.heard == ["|"])
    #expect(Effect(value: 1).flatMap { _ in Effect<Int>.none }.heard == ["|"])
    let store = StringStore.make { action in
      action == "a" ? Effect<Int>.run { $0(7) }.flatMap { Effect(value: "b\($0)") } : .none
    }
    await store.send("a")?.finish()
    #expect(store.state == "ab7")
  }

  @Test func `CA-16: the effects of flatMap belong to the store that runs it, with their ids`() {
    let subject = PublishSubject<Int>()
    let store = StringStore.make { action in
      switch action {
      case "a":
        subject.eraseToEffect().flatMap { _ in Observable<String>.never().eraseToEffect().cancellable(id: "inner") }
      case "stop": .cancel(id: "inner")
      default: .none
      }
    }
    store.send("a")
    subject.onNext(1)
    subject.onCompleted()
    #expect(store.effectsInFlight == 1)
    store.send("stop")
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-14: what is received on a scheduler comes when that moves`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = StringStore.make { $0 == "a" ? Observable.of("b", "c").eraseToEffect().receive(on: scheduler) : .none }
    store.send("a")
    #expect(store.state == "a")
    #expect(store.effectsInFlight == 1)
    scheduler.advance()
    #expect(store.state == "abc")
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-14: an error is received on the scheduler too`() {
    let scheduler = TestScheduler(initialClock: 0)
    let history = History()
    history.follow(Effect<Int>(error: Broken()).receive(on: scheduler))
    #expect(history.lines == [])
    scheduler.advance()
    #expect(history.lines == ["#Broken()"])
  }

  @Test func `CA-16: fireAndForget does the work and sends nothing, whatever the type, not even an error`() {
    let history = History()
    let work = Effect<Int>.run { observer in
      history.note("runs")
      observer.onNext(1)
      observer.onError(Broken())
      return Disposables.create()
    }
    let effect: Effect<String> = work.fireAndForget()
    #expect(effect.heard == ["|"])
    #expect(work.fireAndForget(outputType: Bool.self).heard == ["|"])
    #expect(history.lines == ["runs", "runs"])
  }
}
