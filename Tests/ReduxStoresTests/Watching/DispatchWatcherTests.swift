import Observables
import ReduxStores
import Testing

@Suite struct DispatchWatcherTests {
  /// Notes everything, states by their addresses.
  private final class Watcher: DispatchWatcher {
    let history: History

    init(_ history: History) { self.history = history }

    func sees(dispatched action: any Action, cause: (any Action)?) {
      history.note("> \(action) \(cause.map { "\($0)" } ?? "-")")
    }
    func sees(_ replacement: any Action, insteadOf original: any Action, by middleware: String) {
      history.note("\(middleware): \(original) -> \(replacement)")
    }
    func sees(reduced action: any Action, isIgnorable: Bool, stateAt address: UnsafeRawPointer) {
      history.note("~ \(action) \(isIgnorable) \(address.load(as: AppState.self))")
    }
    func sees(swallowed action: any Action, by middleware: String) { history.note("\(middleware) x \(action)") }
  }

  @Test func `RD-16: a host sees every step of every action, and its watcher lives as long as the store`() {
    let history = History()
    let loading = ClosureMiddleware { store, action, next in
      switch action {
      case is LogInAction:
        store.dispatch(QuietAction())
        next(LoadedAction(value: 2))
      case is StrangeAction: break
      default: next(action)
      }
      return Disposables.create()
    }
    weak var weakWatcher: Watcher?
    do {
      let store = makeStore(loading)
      let watcher = Watcher(history)
      weakWatcher = watcher
      store.watch(watcher)
      _ = history.follow(store.newState, "= ")
      store.dispatch(LogInAction())
      store.dispatch(StrangeAction())
    }
    #expect(weakWatcher == nil)
    #expect(
      history.lines == [
        "> LogInAction() -", "> QuietAction() LogInAction()", "~ QuietAction() true 100",
        "ClosureMiddleware: LogInAction() -> LoadedAction(value: 2)", "~ LoadedAction(value: 2) false 102", "= 102",
        "> StrangeAction() -", "ClosureMiddleware x StrangeAction()",
      ])
  }

  @Test func `RD-21: a halted store drops its watcher`() {
    weak var weakWatcher: Watcher?
    let store = makeStore()
    do {
      let watcher = Watcher(History())
      weakWatcher = watcher
      store.watch(watcher)
    }
    #expect(weakWatcher != nil)
    store.halt()
    #expect(weakWatcher == nil)
  }
}
