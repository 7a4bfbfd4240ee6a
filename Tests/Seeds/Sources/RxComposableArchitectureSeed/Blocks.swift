import Checks
import RxComposableArchitecture
import RxSwift
import RxTest
import UIKit

/// The expected behaviour of the blocks, in their order.
public let rxComposableArchitecture = [
  Block("RxComposableArchitecture: the state and the actions", stateAndActions),
  Block("RxComposableArchitecture: the environment", environment),
  Block("RxComposableArchitecture: the reducer", reducer),
  Block("RxComposableArchitecture: the view controller", page),
  Block("RxComposableArchitecture: the store of the view controller", mockEnvironment),
  Block("RxComposableArchitecture: the flow of the test", { $0.expect(failures(in: testing), []) }),
  Block("RxComposableArchitecture: wrong expectations of a test", wrongExpectations),
  Block("RxComposableArchitecture: what a test leaves open", openEnds),
]

private func stateAndActions(_ checks: Checks) {
  checks.expect(AppState(), AppState(count: 0, numberFactAlert: nil))
  checks.expect(AppState(count: 1) == AppState(), false)
  checks.expect(AppAction.numberFactResponse(.failure(ApiError())), .numberFactResponse(.failure(ApiError())))
  checks.expect(AppAction.numberFactResponse(.success("a")) == .numberFactResponse(.success("b")), false)
}

private func environment(_ checks: Checks) {
  var environment = AppEnvironment(mainQueue: MainScheduler.instance, numberFact: { Effect(value: "fact \($0)") })
  var facts: [String] = []
  _ = environment.numberFact(7).receive(on: environment.mainQueue).subscribe(onNext: { facts.append($0) })
  checks.expect(facts, ["fact 7"])

  let scheduler = TestScheduler(initialClock: 0)
  environment.mainQueue = scheduler
  _ = environment.numberFact(8).receive(on: environment.mainQueue).subscribe(onNext: { facts.append($0) })
  checks.expect(facts, ["fact 7"])
  scheduler.advance()
  checks.expect(facts, ["fact 7", "fact 8"])
}

private func reducer(_ checks: Checks) {
  let scheduler = TestScheduler(initialClock: 0)
  var answer: Effect<String> = Effect(value: "fact")
  let environment = AppEnvironment(mainQueue: scheduler, numberFact: { _ in answer })
  let store = Store(initialState: AppState(), reducer: appReducer, environment: environment)
  var states: [AppState] = []
  let subscription = store.subscribe().subscribe(onNext: { states.append($0) })
  store.send(.incrementButtonTapped)
  store.send(.decrementButtonTapped)
  store.send(.decrementButtonTapped)
  store.send(.numberFactButtonTapped)
  checks.expect(store.state.numberFactAlert, nil)
  scheduler.advance()
  store.send(.factAlertDismissed)
  answer = Effect(error: ApiError())
  store.send(.numberFactButtonTapped)
  scheduler.advance()
  subscription.dispose()
  checks.expect(states.map(\.count), [0, 1, 0, -1, -1, -1, -1])
  checks.expect(
    states.map(\.numberFactAlert), [nil, nil, nil, nil, "fact", nil, "Could not load a number fact :("])
}

private func page(_ checks: Checks) {
  let scheduler = TestScheduler(initialClock: 0)
  let environment = AppEnvironment(mainQueue: scheduler, numberFact: { Effect(value: "\($0)!") })
  let store = Store(initialState: AppState(count: 5), reducer: appReducer, environment: environment)
  let page = AppViewController(store: store)
  let stack = UINavigationController(rootViewController: page)
  checks.expect(stack.topViewController === page, true)
  let label = page.view.subviews.compactMap { $0 as? UILabel }.first
  checks.expect(label?.text, "5")
  // The alert of the first state, which has none, is presented while the page is not in sight yet: it comes to nothing.
  checks.expect(page.presentedViewController == nil, true)

  page.tap(0)
  page.tap(0)
  page.tap(1)
  checks.expect(label?.text, "6")
  checks.expect(store.state.count, 6)

  page.tap(2)
  checks.expect(page.alert == nil, true)
  scheduler.advance()
  checks.expect(page.alert?.title, "6!")
  checks.expect(page.alert?.preferredStyle, .alert)
  checks.expect(page.alert?.actions.map(\.title), ["Ok"])
  page.alert?.choose("Ok")
  checks.expect(store.state.numberFactAlert, nil)
  // As printed, the page presents an alert for the missing one as well.
  checks.expect(page.alert != nil, true)
  checks.expect(page.alert?.title, nil)
  page.alert?.choose("Ok")
  checks.expect(page.alert == nil, true)
}

private func mockEnvironment(_ checks: Checks) {
  let stack = UINavigationController(rootViewController: viewController)
  checks.expect(stack.topViewController === viewController, true)
  viewController.tap(1)
  viewController.tap(2)
  checks.expect(viewController.view.subviews.compactMap { ($0 as? UILabel)?.text }, ["-1"])
  checks.expect(viewController.alert?.title, "-1 is a good number Brent")
}

private func wrongExpectations(_ checks: Checks) {
  checks.expect(
    failures {
      let store = makeTestStore(on: TestScheduler(initialClock: 0))
      store.send(.incrementButtonTapped) { $0.count = 2 }
      store.send(.decrementButtonTapped)
      store.send(.factAlertDismissed) { $0.numberFactAlert = nil }
    },
    [
      "The state is not as expected:", "The state was not expected to change, but it did:",
      "The state was expected to change, but it did not. Remove the closure, or change the state in it.",
    ])
  checks.expect(
    failures {
      let scheduler = TestScheduler(initialClock: 0)
      let store = makeTestStore(on: scheduler)
      store.send(.numberFactButtonTapped)
      scheduler.advance()
      store.receive(.numberFactResponse(.failure(ApiError()))) { $0.numberFactAlert = "fact 0" }
      store.receive(.numberFactResponse(.success("fact 0")))
    },
    [
      "Another action was received than the expected one:",
      "An action was expected to be received, but none was. If an effect is in flight, move the scheduler that it "
        + "waits for.",
    ])
}

private func openEnds(_ checks: Checks) {
  checks.expect(
    failures {
      let scheduler = TestScheduler(initialClock: 0)
      let store = makeTestStore(on: scheduler)
      store.send(.numberFactButtonTapped)
      scheduler.advance()
    },
    ["1 received action is not handled at the end of the test:"])
  // Nobody advances the scheduler.
  checks.expect(
    failures { makeTestStore(on: TestScheduler(initialClock: 0)).send(.numberFactButtonTapped) },
    ["1 effect is still in flight at the end of the test, begun by:"])
}

private func makeTestStore(on scheduler: TestScheduler) -> TestStore<AppState, AppAction> {
  TestStore(
    initialState: AppState(), reducer: appReducer,
    environment: AppEnvironment(mainQueue: scheduler, numberFact: { Effect(value: "fact \($0)") }))
}

/// The first lines of what test stores find wrong in a test.
private func failures(in test: () -> Void) -> [String] {
  let log = Log()
  TestReporter.$current.withValue(TestReporter { log.lines.append($0.message) }) { test() }
  return log.lines.map { String($0.prefix { $0 != "\n" }) }
}

// Safe to share: the tests run on one thread.
private final class Log: @unchecked Sendable {
  var lines: [String] = []
}

extension AppViewController {
  fileprivate var alert: UIAlertController? { presentedViewController as? UIAlertController }

  fileprivate func tap(_ button: Int) {
    view.subviews.compactMap { $0 as? UIButton }[button].sendActions(for: .touchUpInside)
  }
}
