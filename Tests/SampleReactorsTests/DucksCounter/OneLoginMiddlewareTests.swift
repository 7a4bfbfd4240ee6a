import Observables
import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct OneLoginMiddlewareTests {
  @Test func `RD-19: the middleware swallows a second login in a store of a user, and nothing in other stores`() {
    var names: [String] = []
    let login = LoginMiddleware { name in
      names.append(name)
      return .just(name)
    }
    let app = Store(reducer: AppReducer(), state: AppState(), middlewares: OneLoginMiddleware(), login)
    app.dispatch(LogInAction(name: "ada"))
    app.dispatch(LogInAction(name: "grace"))
    #expect(names == ["ada", "grace"])

    var passed: [String] = []
    let log = TypedMiddleware<UserState, LogInAction> { _, action, next in
      passed.append(action.name)
      next(LoadedAction(name: action.name))
      return Disposables.create()
    }
    let user = Store(reducer: LoneUserReducer(), state: UserState(), middlewares: OneLoginMiddleware(), log)
    user.dispatch(LogInAction(name: "ada"))
    user.dispatch(LogInAction(name: "grace"))
    user.dispatch(LoadingAction())
    #expect(passed == ["ada"])
    #expect(user.currentState == UserState(isLoading: true))
  }

  private struct LoneUserReducer: Reducer {
    func reduce(_ state: UserState, action: any Action) -> UserState { UserReducer.reduce(state, action: action) }
  }
}
