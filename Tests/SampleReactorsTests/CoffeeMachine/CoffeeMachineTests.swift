import ComposableStores
import Testing

@testable import SampleReactors

@Suite struct CoffeeMachineTests {
  @Test func `CA-08: a syrup is added for each that was ordered, and cups are counted if there is a counter`() {
    let machine = CoffeeMachine(syrups: ["vanilla", "hazelnut"], counter: CoffeeMachine.CupCounter(first: 7))
    let store = Store(initialState: CoffeeMachine.State(), reducer: machine)
    for _ in 1...2 { store.send(.brew) }
    #expect(store.state.steps == ["pierce the capsule", "pour water", "add vanilla", "add hazelnut"])
    #expect(store.state.cups == 8)
  }
}
