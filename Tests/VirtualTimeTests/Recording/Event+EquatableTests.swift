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
  @Test func `SM-20: errors are equal if they print alike`() {
    #expect(Event<Int>.error(Failure.one) == .error(Failure.one))
    #expect(Event<Int>.error(Failure.one) != .error(Failure.other))
    #expect(Event<Int>.error(Failure.one) == .error(Named(description: "one")))
  }

  @Test func `SM-20: elements are equal as such`() {
    #expect(Event.next(1) == .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event<Int?>.next(nil) == .next(nil))
    #expect(Event<Int?>.next(nil) != .next(0))
  }

  @Test func `SM-20: different kinds of events are never equal`() {
    let kinds: [Event<Int>] = [.next(1), .error(Failure.one), .completed]
    for (index, one) in kinds.enumerated() {
      for (place, other) in kinds.enumerated() { #expect((one == other) == (index == place)) }
    }
  }
}
