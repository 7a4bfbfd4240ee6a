import Checks
import Foundation
import RxDucks
import RxSwift
import UIKit

/// The expected behaviour of the blocks, in their order.
public let rxDucks = [
  Block("RxDucks: the state", state),
  Block("RxDucks: the actions", actions),
  Block("RxDucks: the reducer", { reduces($0, AppReducer()) }),
  Block("RxDucks: the main reducer and the ones it calls", { reduces($0, MainReducer.AppReducer()) }),
  Block("RxDucks: the store", stores),
  Block("RxDucks: the subscriptions of the view controller", subscribing),
  Block("RxDucks: current and new states", currentAndNewStates),
  Block("RxDucks: the ignorable action", ignorableAction),
  Block("RxDucks: the dispatcher", dispatching),
  Block("RxDucks: the logging middleware", logging),
  Block("RxDucks: the login middleware", login),
  Block("RxDucks: the order of the middlewares", order),
]

private func state(_ checks: Checks) {
  checks.expect(AppState().counter, 0)
  checks.expect(AppState().user.loggedIn, false)
  var state = AppState(counter: 2)
  state.user = UserState(loggedIn: true)
  checks.expect((state as any State) is AppState, true)
  checks.expect(state.user.loggedIn, true)
}

private func actions(_ checks: Checks) {
  let actions: [Action] = [IncreaseAction(), DecreaseAction(), LogInAction(), CounterAction.increase, ResetAction()]
  checks.expect(actions.map { $0 is IgnorableAction }, [false, false, false, false, true])
}

private func reduces<AnyReducer: Reducer>(_ checks: Checks, _ reducer: AnyReducer) where AnyReducer.State == AppState {
  let store = Store(reducer: reducer, state: AppState(counter: 5))
  let actions: [Action] = [IncreaseAction(), DecreaseAction(), DecreaseAction(), CounterAction.increase, ResetAction()]
  var counters: [Int] = []
  for action in actions {
    store.dispatch(action)
    counters.append(store.currentState.counter)
  }
  checks.expect(counters, [6, 5, 4, 4, 0])
  checks.expect(store.currentState.user.loggedIn, false)
  store.dispatch(LogInAction())
  checks.expect(store.currentState.user.loggedIn, true)
}

private func stores(_ checks: Checks) {
  checks.expect(store.currentState.counter, 0)
  dispatchAnAction()
  checks.expect(store.currentState.counter, 1)

  Store.shared.dispatch(DecreaseAction())
  checks.expect(Store.shared === Store<AppState>.shared, true)
  checks.expect(Store.shared.currentState.counter, -1)
  checks.expect(store.currentState.counter, 1)
}

private func subscribing(_ checks: Checks) {
  printedLines = []
  let page = Subscribing.ViewController()
  let (statusLabel, counterLabel) = (UILabel("Status"), UILabel())
  page.statusLabel = statusLabel
  page.counterLabel = counterLabel
  page.loadViewIfNeeded()
  checks.expect(printedLines, ["AppState(counter: 0, user: RxDucksSeed.UserState(loggedIn: false))"])
  checks.expect(statusLabel.text, "Status")
  checks.expect(counterLabel.text, "0")

  page.store.dispatch(IncreaseAction())
  checks.expect(statusLabel.text, "Status")
  checks.expect(counterLabel.text, "1")
  page.store.dispatch(LogInAction())
  checks.expect(statusLabel.text, "Log In")
  checks.expect(
    printedLines.dropFirst(),
    [
      "AppState(counter: 1, user: RxDucksSeed.UserState(loggedIn: false))",
      "AppState(counter: 1, user: RxDucksSeed.UserState(loggedIn: true))",
    ])
}

private func currentAndNewStates(_ checks: Checks) {
  let store = Store(reducer: AppReducer(), state: AppState())
  let bag = DisposeBag()
  var (states, newStates, counters, newCounters) = ([Int](), [Int](), [Int](), [Int]())
  store.dispatch(IncreaseAction())
  store.state.subscribe(onNext: { states.append($0.counter) }).disposed(by: bag)
  store.newState.subscribe(onNext: { newStates.append($0.counter) }).disposed(by: bag)
  store.specifyState { $0.counter }.subscribe(onNext: { counters.append($0) }).disposed(by: bag)
  store.specifyNewState { $0.counter }.subscribe(onNext: { newCounters.append($0) }).disposed(by: bag)
  store.dispatch(IncreaseAction())
  store.dispatch(LogInAction())
  checks.expect(states, [1, 2, 2])
  checks.expect(newStates, [2, 2])
  checks.expect(counters, [1, 2])
  checks.expect(newCounters, [2])
}

private func ignorableAction(_ checks: Checks) {
  let store = Store(reducer: AppReducer(), state: AppState(counter: 3))
  let bag = DisposeBag()
  var (states, counters) = ([Int](), [Int]())
  store.state.subscribe(onNext: { states.append($0.counter) }).disposed(by: bag)
  store.specifyNewState { $0.counter }.subscribe(onNext: { counters.append($0) }).disposed(by: bag)
  store.dispatch(ResetAction())
  checks.expect(states, [3])
  checks.expect(store.currentState.counter, 0)
  store.dispatch(IncreaseAction())
  checks.expect(states, [3, 1])
  checks.expect(counters, [1])
}

private func dispatching(_ checks: Checks) {
  let page = Dispatching.ViewController()
  let increaseButton = UIButton()
  page.increaseButton = increaseButton
  page.loadViewIfNeeded()
  increaseButton.sendActions(for: .touchUpInside)
  increaseButton.sendActions(for: .touchUpInside)
  checks.expect(page.store.currentState.counter, 2)
}

private func logging(_ checks: Checks) {
  printedLines = []
  let store = Store(reducer: AppReducer(), state: AppState(), middlewares: LoggingMiddleware())
  var counters: [Int] = []
  let subscription = store.newState.subscribe(onNext: { counters.append($0.counter) })
  store.dispatch(IncreaseAction())
  store.dispatch(CounterAction.decrease)
  store.dispatch(ResetAction())
  subscription.dispose()
  checks.expect(printedLines, ["IncreaseAction()", "decrease", "ResetAction()"])
  checks.expect(counters, [1, 1])
  checks.expect(store.currentState.counter, 0)
}

private func login(_ checks: Checks) {
  printedLines = []
  var reduced: [Action] = []
  let trace = shared.trace { if case .reduced(let action, _, _) = $0 { reduced.append(action) } }
  defer { trace.dispose() }

  shared.dispatch(LogInAction())
  // The first middleware sees the action, then the one that the second dispatches at it.
  checks.expect(printedLines, ["LogInAction()", "LoadingAction()"])
  checks.expect(reduced.map { "\(type(of: $0))" }, ["LoadingAction"])
  checks.expect(URLSession.shared.requests.map(\.request.url.relativeString), ["YOUR_URL"])
  checks.expect(shared.effectsInFlight, 1)

  // Others pass while the answer is awaited.
  shared.dispatch(IncreaseAction())
  checks.expect(shared.currentState.counter, 1)

  URLSession.shared.answer(.success(Data("Anna".utf8)))
  checks.expect((reduced.last as? LoadedAction)?.data, Data("Anna".utf8))
  checks.expect(shared.effectsInFlight, 0)

  shared.dispatch(LogInAction())
  URLSession.shared.answer(.failure(RxError.timeout))
  checks.expect((reduced.last as? LoadErrorAction)?.error is RxError, true)
  checks.expect(
    reduced.map { "\(type(of: $0))" },
    ["LoadingAction", "IncreaseAction", "LoadedAction", "LoadingAction", "LoadErrorAction"])
  // What arrives at the reducer is never the action itself, so that nobody is logged in by it.
  checks.expect(shared.currentState.user.loggedIn, false)
  checks.expect(
    printedLines, ["LogInAction()", "LoadingAction()", "IncreaseAction()", "LogInAction()", "LoadingAction()"])

  // A store that ends gives up the request.
  var store: Store<AppState>? = Store(reducer: AppReducer(), state: AppState(), middlewares: LoginMiddleware())
  store?.dispatch(LogInAction())
  checks.expect(URLSession.shared.requests.count, 1)
  store = nil
  checks.expect(URLSession.shared.requests.count, 0)
}

private func order(_ checks: Checks) {
  struct Numbered: Middleware {
    let number: Int

    func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
      print("\(number) before \(store.currentState.counter)")
      next(action)
      print("\(number) after \(store.currentState.counter)")
      return Disposables.create()
    }
  }
  printedLines = []
  let store = Store(
    reducer: AppReducer(), state: AppState(), middlewares: Numbered(number: 1), Numbered(number: 2),
    LoggingMiddleware(), Numbered(number: 3))
  store.dispatch(IncreaseAction())
  checks.expect(
    printedLines,
    ["1 before 0", "2 before 0", "IncreaseAction()", "3 before 0", "3 after 1", "2 after 1", "1 after 1"])
}
