import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct EffectTests {
  @Test func `CA-10: none sends nothing, and merging and concatenating leave it out`() {
    let none = Effect<Int>.none
    #expect(none.heard == ["|"])
    let one = Effect(value: 1)
    #expect(Effect.merge(none, none).heard == ["|"])
    #expect(Effect.concatenate(none, none).heard == ["|"])
    for same in [
      one.merge(with: .none), none.merge(with: one), one.concatenate(with: .none), none.concatenate(with: one),
    ] {
      #expect(same.heard == ["1", "|"])
    }
    #expect(Effect.merge(none, one, none).heard == ["1", "|"])
    #expect(Effect.concatenate(none, one, none).heard == ["1", "|"])
    #expect(none.map { $0 + 1 }.heard == ["|"])
  }

  @Test func `CA-10: an effect does nothing before a store runs it, and is run anew by each`() {
    let history = History()
    let effect = Effect<String>.fireAndForget { history.note("runs") }
    let first = StringStore.make { _ in effect }
    let second = StringStore.make { _ in effect }
    #expect(history.lines == [])
    first.send("a")
    second.send("a")
    #expect(history.lines == ["runs", "runs"])
  }

  @Test func `CA-10: the effects of an action begin after its reducer`() {
    let history = History()
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Int, Void> { state, action, _ in
        defer { history.note("reduced \(action)") }
        return .fireAndForget { history.note("runs \(action)") }
      },
      environment: ())
    store.send(1)
    #expect(history.lines == ["reduced 1", "runs 1"])
  }

  @Test func `CA-11: an effect of a value sends it and completes, and an effect of an error fails`() {
    #expect(Effect(value: 7).heard == ["7", "|"])
    #expect(Effect<Int>(error: Broken()).heard == ["#Broken()"])
  }

  @Test func `CA-15: catchToEffect makes a success of a value and a failure of an error, and does not fail`() {
    enum Action: Equatable { case response(Result<Int, Broken>) }
    func responses(_ effect: Effect<Action>) -> [Action] {
      var actions: [Action] = []
      _ = effect.subscribe(onNext: { actions.append($0) }, onError: { Issue.record($0) })
      return actions
    }
    #expect(responses(Effect(value: 1).catchToEffect(Action.response)) == [.response(.success(1))])
    #expect(responses(Effect<Int>(error: Broken()).catchToEffect(Action.response)) == [.response(.failure(Broken()))])
    let both = Observable.concat(.of(1, 2), .error(Broken())).catchToEffect(Action.response)
    #expect(responses(both) == [.response(.success(1)), .response(.success(2)), .response(.failure(Broken()))])
  }

  @Test func `CA-15: catchToEffect with any error, of values and of an error`() {
    let results = Observable<Int>.concat(.just(1), .error(Broken())).catchToEffect()
    let history = History()
    _ = results.asObservable().subscribe(onNext: { result in
      switch result {
      case .success(let value): history.note("\(value)")
      case .failure(let error): history.note("#\(error)")
      }
    })
    #expect(history.lines == ["1", "#Broken()"])
  }

  @Test func `CA-15: an error of another type is reported with the type that was expected`() {
    let effect = Observable<Int>.error(Broken()).catchToEffect { (_: Result<Int, ApiError>) in "action" }
    #expect(effect.heard == ["#Broken(), which is no ApiError"])
  }

  @Test func `CA-16: an observable becomes an effect, and an effect stays the one that it is`() {
    #expect(Observable.of(1, 2).eraseToEffect().heard == ["1", "2", "|"])
    #expect(Observable.of(1, 2).eraseToEffect { "\($0)!" }.heard == ["1!", "2!", "|"])
    #expect(Effect(value: 1).eraseToEffect().heard == ["1", "|"])
    #expect(Single.just(1).eraseToEffect().heard == ["1", "|"])
    let history = History()
    let store = StringStore.make { action in
      action == "stop"
        ? Effect.cancel(id: "id")
        : Effect<String>.run { _ in Disposables.create { history.note("disposed") } }.cancellable(id: "id")
          .eraseToEffect()
    }
    store.send("a")
    store.send("stop")
    #expect(history.lines == ["disposed"])
  }

  @Test func `CA-16: the operators of observables apply to effects`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = StringStore.make { action in
      action == "a"
        ? Effect.merge(Effect(value: "b"), Effect(value: "c")).filter { $0 == "c" }
          .delay(.seconds(2), scheduler: scheduler).eraseToEffect()
        : .none
    }
    store.send("a")
    scheduler.advance(by: .seconds(1))
    #expect(store.state == "a")
    scheduler.advance(by: .seconds(1))
    #expect(store.state == "ac")
  }

  @Test
  func `CA-18: an environment is what the reducer is given, so that a live one and one for tests can be swapped`() {
    func fact(_ numberFact: @escaping (Int) -> Effect<String>) -> String? {
      let scheduler = TestScheduler(initialClock: 0)
      let store = Store(
        initialState: AppState(), reducer: appReducer,
        environment: AppEnvironment(mainQueue: scheduler, numberFact: numberFact))
      store.send(.numberFactButtonTapped)
      scheduler.advance()
      return store.state.numberFactAlert
    }
    #expect(fact { Effect(value: "\($0) is a number") } == "0 is a number")
    #expect(fact { _ in Effect(error: ApiError()) } == "Could not load a number fact :(")
  }

  @Test func `EffectTask is another name of Effect`() {
    let effect: EffectTask<Int> = .init(value: 1)
    #expect(effect.heard == ["1", "|"])
  }
}
