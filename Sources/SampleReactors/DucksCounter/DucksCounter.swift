import Observables
import Playback
import ReduxStores

/// The counter of RxDucks' own introduction: actions of any type, reducers of parts, middlewares.
enum DucksCounter {
  /// `@reactor ducks-counter limit=99 latency=100ms logs=false`: port `login`, which takes a name and returns the
  /// user's name; with `logs`, each action is passed to `Hooks.debugHandler`.
  static func register(in catalog: Catalog) {
    catalog.reduxStore(
      "ducks-counter", view: { store in DucksCounterPage(store: store) },
      { stage in
        let latency = stage.argument("latency", default: Duration.milliseconds(100))
        let login = stage.port("login") { (name: String) in .reply(name, after: latency) }
        let logs = stage.argument("logs", default: false)
        return Store(
          reducer: AppReducer(), state: AppState(),
          middlewares: LoggingMiddleware(log: { if logs { Hooks.debugHandler($0) } }),
          LimitMiddleware(limit: stage.argument("limit", default: 99)), OneLoginMiddleware(),
          LoginMiddleware(logIn: { login.call($0) }))
      },
      actions: { actions in
        actions("increase", IncreaseAction())
        actions("decrease", DecreaseAction())
        actions("reset", ResetAction())
        actions("logIn", labels: ["name"], LogInAction.init)
        actions("share", ShareAction())
        actions(CounterAction.self)
      })
    catalog.reduxStore("shared-ducks") { _ in
      // One store for all cases of a process: each case resets it.
      Store.shared.dispatch(ResetAction())
      return Store.shared
    } actions: { actions in
      actions("increase", IncreaseAction())
      actions("decrease", DecreaseAction())
    }
  }
}
