import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct GlueTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)

  private func store(drops: Int) -> TestStore<Glue.State, Glue.Action> {
    TestStore(initialState: Glue.State(drops: drops), reducer: Glue.reducer, environment: scheduler)
  }

  @Test func `CA-32: each joint is dry a second after its own drop`() {
    let store = store(drops: 3)
    store.send(.use) { $0.drops = 2 }
    scheduler.advance(by: .milliseconds(600))
    store.send(.use) { $0.drops = 1 }
    scheduler.advance(by: .milliseconds(400))
    store.receive(.dry) { $0.dryJoints = 1 }
    scheduler.advance(by: .milliseconds(600))
    store.receive(.dry) { $0.dryJoints = 2 }
  }

  @Test func `an empty pot gives nothing until it is refilled`() {
    let store = store(drops: 0)
    store.send(.use)
    store.send(.refill) { $0.drops = 3 }
  }
}
