import Observables
import TestSupport
import Testing

struct SingleTraitTests {
  @Test func `RX-02: an event of a single is a result`() {
    func name(_ event: SingleEvent<Int>) -> String {
      switch event {
      case .success(let element): "success \(element)"
      case .failure(let error): "failure \(error)"
      }
    }
    let events: [SingleEvent<Int>] = [.success(1), .failure(TestError())]
    #expect(events.map(name) == ["success 1", "failure broken"])
  }

  @Test func `RX-02: a single is the sequence of its trait`() {
    let single: PrimitiveSequence<SingleTrait, Int> = Single.just(1)
    #expect(single.heard == ["1", "completed"])
  }
}
