import ReduxStores
import Testing

extension ActionCreator {
  fileprivate static func add(_ value: Int) -> any Action { AddAction(value: value) }
}

@Suite struct ActionCreatorTests {
  @Test("RD-20: an app's functions that make actions live in ActionCreator")
  func namespace() {
    let store = makeStore()
    store.dispatch(ActionCreator.add(7))
    #expect(store.currentState.counter == 7)
  }
}
