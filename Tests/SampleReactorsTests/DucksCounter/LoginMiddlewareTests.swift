import Observables
import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct LoginMiddlewareTests {
  private let answers = PublishSubject<String>()

  private var store: Store<AppState> {
    Store(
      reducer: AppReducer(), state: AppState(), middlewares: LoginMiddleware(logIn: { [answers] _ in answers.take(1) }))
  }

  @Test func `RD-18: the answer is passed on in place of the action, and reduced with the state of its time`() {
    let store = store
    store.dispatch(LogInAction(name: "ada"))
    #expect(store.currentState.user.isLoading)
    #expect(store.effectsInFlight == 1)
    store.dispatch(IncreaseAction())
    answers.onNext("ada")
    #expect(store.currentState == AppState(counter: 1, user: UserState(loggedIn: true)))
    #expect(store.effectsInFlight == 0)
  }

  @Test func `RD-18: a failure is an action too`() {
    let store = store
    store.dispatch(LogInAction(name: "ada"))
    answers.onError(Refusal())
    #expect(store.currentState.user == UserState(failure: "Refusal()"))
  }

  @Test func `RD-21: a store that goes gives the request up`() {
    do {
      let store = store
      store.dispatch(LogInAction(name: "ada"))
      #expect(answers.hasObservers)
    }
    #expect(!answers.hasObservers)
  }

  private struct Refusal: Error {}
}
