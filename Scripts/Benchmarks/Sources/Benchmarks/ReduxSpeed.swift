import Observables
import ReduxStores

private struct CounterState: ReduxStores.State {
  var count = 0
}

private struct Increase: Action {}

private struct CounterReducer: Reducer {
  func reduce(_ state: CounterState, action: any Action) -> CounterState {
    action is Increase ? CounterState(count: state.count + 1) : state
  }
}

private struct Passing: Middleware {
  func on(
    _ store: Store<CounterState>, action: any Action, next: @escaping (any Action) -> Void
  ) -> any Disposable {
    next(action)
    return Disposables.create()
  }
}

/// The same without any of it: an array of closures, the last of which reduces and tells.
private final class HandMadeChain {
  private var state = CounterState()
  private let middlewares: [(any Action, (any Action) -> Void) -> Void]
  var subscriber: ((CounterState) -> Void)?

  init(_ count: Int) { middlewares = Array(repeating: { action, next in next(action) }, count: count) }

  func dispatch(_ action: any Action) { pass(action, to: 0) }

  private func pass(_ action: any Action, to index: Int) {
    if index < middlewares.count { return middlewares[index](action) { pass($0, to: index + 1) } }
    state = CounterReducer().reduce(state, action: action)
    subscriber?(state)
  }
}

enum ReduxBenchmarks {
  static func rows() -> [Row] {
    let count = 100_000
    let stopwatch = Stopwatch(operations: count)
    let bag = DisposeBag()
    let hand = HandMadeChain(3)
    hand.subscriber = { consume($0) }
    let byHand = stopwatch.time { for _ in 0..<count { hand.dispatch(Increase()) } }

    let store = Store(
      reducer: CounterReducer(), state: CounterState(), middlewares: Passing(), Passing(), Passing())
    store.state.subscribe(onNext: { consume($0) }).disposed(by: bag)
    return [
      Row(
        work: "redux store: dispatch through three middlewares",
        measured: stopwatch.time { for _ in 0..<count { store.dispatch(Increase()) } },
        baseline: "an array of closures", baselineMeasured: byHand, goal: 2.5)
    ]
  }
}
