import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct ReducerTests {
  /// Adds its letter to the state and to what is sent.
  private func letter(_ letter: String) -> Reducer<String, Int, Void> {
    Reducer { state, action, _ in
      state += letter
      return action == 0 ? .fireAndForget {} : Effect(value: action - 1)
    }
  }

  @Test func `CA-07: a closure changes the state for an action and returns an effect, with its environment`() {
    let reducer = Reducer<Int, Int, Int> { state, action, environment in
      state += action * environment
      return Effect(value: state)
    }
    var state = 1
    #expect(reducer.run(&state, 2, 10).heard == ["21", "|"])
    #expect(reducer(&state, 3, 1).heard == ["24", "|"])
    #expect(state == 24)
  }

  @Test func `CA-07: the empty reducer changes nothing and has no effect`() {
    var state = 1
    #expect(Reducer<Int, Int, Void>.empty.run(&state, 2, ()).heard == ["|"])
    #expect(state == 1)
  }

  @Test func `CA-07: the sample's reducer answers each action`() {
    let scheduler = TestScheduler(initialClock: 0)
    let environment = AppEnvironment(mainQueue: scheduler) { _ in Effect(value: "fact") }
    var state = AppState()
    for (action, expected) in [
      (AppAction.incrementButtonTapped, AppState(count: 1)), (.decrementButtonTapped, AppState()),
      (.decrementButtonTapped, AppState(count: -1)),
      (.numberFactResponse(.success("x")), AppState(count: -1, numberFactAlert: "x")),
      (
        .numberFactResponse(.failure(ApiError())),
        AppState(count: -1, numberFactAlert: "Could not load a number fact :(")
      ),
      (.factAlertDismissed, AppState(count: -1)),
    ] {
      #expect(appReducer.run(&state, action, environment).heard == ["|"])
      #expect(state == expected)
    }
    let effect = appReducer.run(&state, .numberFactButtonTapped, environment)
    var actions: [AppAction] = []
    _ = effect.subscribe(onNext: { actions.append($0) })
    scheduler.advance()
    #expect(actions == [.numberFactResponse(.success("fact"))])
  }

  @Test func `CA-09: combined reducers run in their order on the same state, and their effects begin in that order`() {
    let abc = Reducer.combine(letter("a"), letter("b"), letter("c"))
    var state = ""
    #expect(abc.run(&state, 1, ()).heard == ["0", "0", "0", "|"])
    #expect(state == "abc")
    #expect(Reducer.combine([letter("x")]).run(&state, 7, ()).heard == ["6", "|"])
    #expect(Reducer<String, Int, Void>.combine([]).run(&state, 7, ()).heard == ["|"])
    #expect(letter("y").combined(with: letter("z")).run(&state, 1, ()).heard == ["0", "0", "|"])
    #expect(state == "abcxyz")
  }

  @Test func `CA-09: the effects of combined reducers are merged: none waits for another`() {
    let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
    let store = Store(
      initialState: "",
      reducer: .combine(
        StringStore.reducer { $0 == "go" ? first.eraseToEffect() : .none },
        Reducer { _, action, _ in action == "go" ? second.eraseToEffect() : .none }),
      environment: ())
    store.send("go")
    second.onNext("2")
    first.onNext("1")
    #expect(store.state == "go21")
  }

  @Test func `CA-07, CA-08: a closure reducer is made of a reducer type, and the other way round`() {
    struct Adding: ReducerProtocol {
      let step: Int
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state += action * step
        return .none
      }
    }
    let store = Store(initialState: 0, reducer: Reducer<Int, Int, Int> { Adding(step: $0) }, environment: 10)
    store.send(2)
    #expect(store.state == 20)
    let closure = AnyReducer<Int, Int, Int> { state, action, environment in
      state -= action * environment
      return .none
    }
    let other = Store(initialState: 0, reducer: Reduce(closure, environment: 100))
    other.send(3)
    #expect(other.state == -300)
  }
}
