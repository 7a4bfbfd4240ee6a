import Observables
import TestSupport
import Testing

struct MaybeTraitTests {
  @Test func `RX-04: an event of a maybe is one of three kinds`() {
    func name(_ event: MaybeEvent<Int>) -> String {
      switch event {
      case .success(let element): "success \(element)"
      case .error(let error): "error \(error)"
      case .completed: "completed"
      }
    }
    let events: [MaybeEvent<Int>] = [.success(1), .error(TestError()), .completed]
    #expect(events.map(name) == ["success 1", "error broken", "completed"])
  }

  @Test func `RX-04: a maybe is the sequence of its trait`() {
    let maybe: PrimitiveSequence<MaybeTrait, Int> = Maybe.just(1)
    #expect(maybe.heard == ["1", "completed"])
  }
}
