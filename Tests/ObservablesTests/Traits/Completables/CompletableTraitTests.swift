import Observables
import TestSupport
import Testing

struct CompletableTraitTests {
  @Test func `RX-03: an event of a completable is one of two kinds`() {
    func name(_ event: CompletableEvent) -> String {
      switch event {
      case .error(let error): "error \(error)"
      case .completed: "completed"
      }
    }
    #expect([.error(TestError()), .completed].map(name) == ["error broken", "completed"])
  }

  @Test func `RX-03: a completable is the sequence of its trait, and of no elements`() {
    let completable: PrimitiveSequence<CompletableTrait, Never> = Completable.empty()
    #expect(completable.heard == ["completed"])
  }
}
