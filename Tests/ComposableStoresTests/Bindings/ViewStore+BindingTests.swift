import ComposableStores
import Observables
import Testing

@Suite struct ViewStoreBindingTests {
  private struct State: Equatable { @BindableState var name = "" }

  private enum Action: BindableAction { case binding(BindingAction<State>) }

  // A property of a control is subscribed to on the main thread.
  @Test @MainActor func `a bindable field is a property of a control`() {
    let store = ViewStore(Store(initialState: State(), reducer: BindingReducer<State, Action>()))
    let history = History()
    let name = store.binding(\.$name)
    _ = history.follow(name)
    _ = Observable.just("Ada").bind(to: name)
    #expect(history.lines == ["", "Ada"])
    #expect(store.name == "Ada")
  }
}
