import Observables
import Testing
import VirtualTime

private enum Failure: Error {
  case one
  case other
}

private struct Named: Error, CustomStringConvertible {
  let description: String
}

struct EventEquatableTests {
  @Test("SM-20: errors are equal if they print alike")
  func errors() {
    #expect(Event<Int>.error(Failure.one) == .error(Failure.one))
    #expect(Event<Int>.error(Failure.one) != .error(Failure.other))
    #expect(Event<Int>.error(Failure.one) == .error(Named(description: "one")))
  }

  @Test("SM-20: elements are equal as such")
  func elements() {
    #expect(Event.next(1) == .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event<Int?>.next(nil) == .next(nil))
    #expect(Event<Int?>.next(nil) != .next(0))
  }

  @Test("SM-20: different kinds of events are never equal")
  func kinds() {
    let kinds: [Event<Int>] = [.next(1), .error(Failure.one), .completed]
    for (index, one) in kinds.enumerated() {
      for (place, other) in kinds.enumerated() { #expect((one == other) == (index == place)) }
    }
  }
}
