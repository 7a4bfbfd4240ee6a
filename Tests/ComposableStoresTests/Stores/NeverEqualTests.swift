import ComposableStores
import Testing

@Suite struct NeverEqualTests {
  private struct State: Equatable { @NeverEqual var toast: String? }

  @Test func `CA-06: a value that never equals the one before is told at each assignment`() {
    let store = Store(
      initialState: State(),
      reducer: Reducer<State, String?, Void> { state, action, _ in
        if let action { state.toast = action }
        return .none
      }, environment: (), useNewScope: true)
    let history = History()
    _ = history.follow(store.subscribeNeverEqual(\.$toast).map { $0 ?? "nil" })
    for action in ["a", "a", nil, "b"] { store.send(action) }
    #expect(history.lines == ["nil", "a", "a", "b"])
  }
}
