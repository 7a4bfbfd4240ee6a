import Observables
import ReduxStores
import Testing

@Suite struct DispatchChainTests {
  @Test func `RD-18: an action that one middleware held may be held by the next one`() {
    let history = History()
    let first = HoldingMiddleware(history)
    let second = HoldingMiddleware(history)
    let store = makeStore(first, second)
    store.dispatch(IncreaseAction())
    store.dispatch(DecreaseAction())
    first.pass(AddAction(value: 5))
    #expect(store.actionsInFlight.map(History.name) == ["AddAction", "DecreaseAction"])
    #expect(history.lines == ["disposed IncreaseAction()"])
    second.pass()
    first.pass()
    second.drop()
    #expect(store.effectsInFlight == 0)
    #expect(store.currentState.counter == 5)
    #expect(
      history.lines.dropFirst() == [
        "disposed AddAction(value: 5)", "disposed DecreaseAction()", "disposed DecreaseAction()",
      ])
  }

  @Test func `RD-17: an action that goes on is no longer in flight while the rest of the chain has it`() {
    let holding = HoldingMiddleware()
    let store = makeStore(holding)
    var counts: [Int] = []
    _ = store.newState.subscribe(onNext: { _ in counts.append(store.effectsInFlight) })
    store.dispatch(IncreaseAction())
    holding.pass()
    #expect(counts == [0])
  }

  @Test func `RD-21: a store that ends inside of a late next is freed when that returns`() {
    final class Owner {
      var store: Store<AppState>?
    }
    let owner = Owner()
    let holding = HoldingMiddleware()
    let history = History()
    owner.store = makeStore(holding, NotingMiddleware(name: "behind", history: history))
    weak let weakStore = owner.store
    let bag = DisposeBag()
    owner.store?.newState.subscribe(onNext: { _ in
      owner.store = nil
      history.note("alive \(weakStore != nil)")
    }).disposed(by: bag)
    owner.store?.dispatch(IncreaseAction())
    holding.pass()
    #expect(history.lines == ["behind IncreaseAction()", "alive true", "behind done"])
    #expect(weakStore == nil)
  }
}
