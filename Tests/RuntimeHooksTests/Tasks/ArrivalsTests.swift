import Synchronization
import Testing
import VirtualTime

@testable import RuntimeHooks

/// One after the other: there is one inbox for the process.
@Suite(.serialized) struct ArrivalsTests {
  /// Where a job went.
  private final class Trace: Sendable {
    let lines = Mutex<[String]>([])

    func arrival() -> Arrival {
      Arrival(
        task: 1, run: { self.lines.withLock { $0.append("ran") } },
        leave: { self.lines.withLock { $0.append("left") } })
    }
  }

  private let clock = VirtualClock()
  private let trace = Trace()

  @Test func `a job that arrives while no case is open is not kept`() throws {
    #expect(!Arrivals.take(trace.arrival()))
    Arrivals.move(to: clock)
    try clock.runDueWork()
    #expect(trace.lines.withLock { $0 } == [])
  }

  @Test func `a job that arrives while a case is open runs on the clock that fetches it`() throws {
    Arrivals.open()
    defer { Arrivals.close() }
    #expect(Arrivals.take(trace.arrival()))
    try clock.runDueWork()
    #expect(trace.lines.withLock { $0 } == [])
    Arrivals.move(to: clock)
    Arrivals.move(to: clock)
    try clock.runDueWork()
    #expect(trace.lines.withLock { $0 } == ["ran"])
  }

  @Test func `what nobody has looked at goes to the platform when the last case is over`() {
    Arrivals.open()
    Arrivals.open()
    #expect(Arrivals.take(trace.arrival()))
    Arrivals.close()
    #expect(trace.lines.withLock { $0 } == [])
    Arrivals.close()
    #expect(trace.lines.withLock { $0 } == ["left"])
    Arrivals.move(to: clock)
    #expect(!clock.hasOneShotWork)
  }
}
