import Observables
import Playback
import ReduxStores

enum Thunks {
  static func register(in catalog: Catalog) {
    catalog.reduxStore(
      "users",
      { stage in
        _ = stage.port("users")
        return Store(reducer: UsersReducer(), state: UsersState(), middlewares: ThunkMiddleware())
      }
    ) { actions in
      actions("load") { (id: Int) in LoadThunk(id: id) { try await Stage.current!.port("users").reply(to: $0) } }
    }
  }

  struct UsersState: StateType { var names: [String] = [] }

  struct LoadedAction: Action { let name: String }

  /// Loads a user with a service that it carries.
  struct LoadThunk: Action {
    let id: Int
    let load: (Int) async throws -> String
  }

  struct UsersReducer: Reducer {
    func reduce(_ state: UsersState, action: any Action) -> UsersState {
      guard let loaded = action as? LoadedAction else { return state }
      return UsersState(names: state.names + [loaded.name])
    }
  }

  struct ThunkMiddleware: Middleware {
    func on(_ store: Store<UsersState>, action: any Action, next: @escaping (any Action) -> Void) -> any Disposable {
      guard let thunk = action as? LoadThunk else {
        next(action)
        return Disposables.create()
      }
      let task = Task { @MainActor in next(LoadedAction(name: try await thunk.load(thunk.id))) }
      return Disposables.create { task.cancel() }
    }
  }
}
