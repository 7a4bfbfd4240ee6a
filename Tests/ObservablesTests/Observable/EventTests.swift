import Observables
import TestSupport
import Testing

struct EventTests {
  private let events: [Event<Int>] = [.next(1), .error(TestError()), .completed]

  @Test func `RX-08: an event says what it is`() {
    #expect(events.map(\.isStopEvent) == [false, true, true])
    #expect(events.map(\.isCompleted) == [false, false, true])
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map { $0.error as? TestError } == [nil, TestError(), nil])
    #expect(events.map(\.debugDescription) == ["next(1)", "error(broken)", "completed"])
  }

  @Test func `a map changes elements alone; what it throws becomes the event`() {
    #expect(events.map { "\($0.map { "<\($0)>" })" } == ["next(<1>)", "error(broken)", "completed"])
    let failing = events.map { event in event.map { _ -> Int in throw RxError.overflow } }
    #expect(failing.map { "\($0)" } == ["error(Arithmetic overflow occurred.)", "error(broken)", "completed"])
  }

  @Test func `an event is its own EventConvertible value, also in generic code`() {
    func event<Value: EventConvertible>(_ value: Value) -> Event<Value.Element> { value.event }
    #expect(events.map { "\($0.event)" } == ["next(1)", "error(broken)", "completed"])
    #expect(events.map { "\(event($0))" } == ["next(1)", "error(broken)", "completed"])
  }
}
