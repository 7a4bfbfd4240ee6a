import ReduxStores
import Testing

extension ActionCreator {
  fileprivate static func add(_ value: Int) -> any Action { AddAction(value: value) }
}

@Suite struct ActionCreatorTests {
  @Test func `RD-20: an app's functions that make actions live in ActionCreator`() {
    let store = makeStore()
    store.dispatch(ActionCreator.add(7))
    #expect(store.currentState.counter == 7)
  }
}
