import ReduxStores
import Testing

@Suite struct StateTypeTests {
  @Test func `RD-01: a state is any type that says so, under either name`() {
    struct Plain: State {}
    final class Shared: StateType {}
    let values: [any State] = [Plain(), Shared(), AppState()]
    let sameValues: [any StateType] = values
    #expect(sameValues.count == 3)
  }
}
