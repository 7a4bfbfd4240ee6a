import Observables
import Playback
import ReduxStores

enum Ducks {
  static func register(in catalog: Catalog) {
    catalog.reduxStore(
      "ducks",
      { stage in
        Store(reducer: AppReducer(), state: AppState(), middlewares: LoginMiddleware(port: stage.port("login")))
      }
    ) { actions in
      actions("increase", IncreaseAction())
      actions("logIn", LogInAction.init)  // the payloads are decoded
      actions(CounterAction.self)  // a Decodable enum: all of its cases
    }
  }

  struct AppState: StateType { var count = 0, name: String? }

  struct IncreaseAction: Action {}
  struct LogInAction: Action { let name: String }
  enum CounterAction: Action, Decodable { case add(Int), reset }

  struct AppReducer: Reducer {
    func reduce(_ state: AppState, action: any Action) -> AppState {
      var state = state
      switch action {
      case is IncreaseAction: state.count += 1
      case let action as LogInAction: state.name = action.name
      case CounterAction.add(let number): state.count += number
      case CounterAction.reset: state.count = 0
      default: break
      }
      return state
    }
  }

  struct LoginMiddleware: Middleware {
    let port: StagePort

    func on(_ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
      guard let action = action as? LogInAction else {
        next(action)
        return Disposables.create()
      }
      return port.call(action.name).subscribe(onNext: { (name: String) in next(LogInAction(name: name)) })
    }
  }
}
