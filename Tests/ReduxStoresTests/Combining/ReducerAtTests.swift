import ReduxStores
import Testing

@Suite struct ReducerAtTests {
  private struct UserReducer: Reducer {
    func reduce(_ state: UserState, action: Action) -> UserState { UserState(loggedIn: action is LogInAction) }
  }

  @Test func `RD-05: a part is reduced by a function, a closure, a reducer or combined reducers`() {
    func pass(_ piece: ReducerAt<AppState>) -> Bool {
      CombinedReducers(piece).reduce(AppState(), action: LogInAction()).user.loggedIn
    }
    func logIn(_ state: UserState, action: Action) -> UserState { UserState(loggedIn: action is LogInAction) }
    #expect(pass(ReducerAt(\.user, logIn)))
    #expect(pass(ReducerAt(\.user.loggedIn) { _, action in action is LogInAction }))
    #expect(pass(ReducerAt(\.user, UserReducer())))
    #expect(pass(ReducerAt(\.user, combineReducers(ReducerAt(\.loggedIn) { _, action in action is LogInAction }))))
  }
}
