import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct AppReducersTests {
  @Test(arguments: [(0, 6), (1, 4), (2, 0), (3, 15), (4, -5), (5, 5), (6, 5)])
  func `RD-02, RD-04: each action leads to one state, and one that nobody knows to the same`(index: Int, counter: Int) {
    let actions: [any Action] = [
      IncreaseAction(), DecreaseAction(), ResetAction(), CounterAction.add(10), CounterAction.subtract(10),
      LogInAction(name: "ada"), ShareAction(),
    ]
    #expect(CounterReducer.reduce(5, action: actions[index]) == counter)
  }

  @Test func `RD-05: the whole is made of its parts, which do not see each other`() {
    let state = AppState(counter: 5)
    #expect(AppReducer().reduce(state, action: IncreaseAction()) == AppState(counter: 6))
    #expect(
      AppReducer().reduce(state, action: LoadedAction(name: "ada"))
        == AppState(counter: 5, user: UserState(loggedIn: true)))
  }

  @Test func `a user who is asked for is there or not`() {
    let loading = UserReducer.reduce(UserState(), action: LoadingAction())
    #expect(loading == UserState(isLoading: true))
    #expect(UserReducer.reduce(loading, action: LoadedAction(name: "ada")) == UserState(loggedIn: true))
    #expect(
      UserReducer.reduce(loading, action: LoadErrorAction(error: Refusal())) == UserState(failure: "Refusal()"))
  }

  private struct Refusal: Error {}
}
