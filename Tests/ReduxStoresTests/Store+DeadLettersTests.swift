import Observables
import ReduxStores
import Testing

@Suite struct StoreDeadLettersTests {
  @Test func `RD-02: an action that nobody handles is a dead letter, told when its dispatch returns`() {
    let store = makeStore(NotingMiddleware(name: "m", history: History()))
    let history = History()
    _ = history.follow(store.newState)
    let subscription = store.deadLetters.subscribe(onNext: { history.note("dead \(History.name($0))") })
    store.dispatch(IncreaseAction())
    store.dispatch(StrangeAction())
    store.dispatch(QuietAction())
    store.dispatch(AddAction(value: 0))
    #expect(history.lines == ["1", "1", "dead StrangeAction", "101", "dead AddAction"])
    subscription.dispose()
    store.dispatch(StrangeAction())
    #expect(history.lines.count == 6)
  }

  @Test func `RD-02: dead letters are those from the subscription on`() {
    let store = makeStore()
    let letters = store.deadLetters
    store.dispatch(StrangeAction())
    let history = History()
    _ = history.follow(letters)
    #expect(history.lines == [])
    store.dispatch(StrangeAction())
    #expect(history.lines == ["StrangeAction()"])
  }

  @Test func `RD-21: dead letters keep no store alive`() {
    var store: Store<AppState>? = makeStore()
    weak let weakStore = store
    let letters = store?.deadLetters
    let bag = DisposeBag()
    letters?.subscribe(onNext: { _ in }).disposed(by: bag)
    store?.dispatch(StrangeAction())
    store = nil
    #expect(weakStore == nil)
    letters?.subscribe(onNext: { _ in }).disposed(by: bag)
  }
}
