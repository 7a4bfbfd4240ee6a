import Observables
import Testing
import VirtualTime

struct TestSchedulerVirtualTimeConverterTests {
  private func due(after span: Duration, resolution: Double, from clock: Int = 0) -> Int {
    let scheduler = TestScheduler(initialClock: clock, resolution: resolution, simulateProcessingDelay: false)
    _ = scheduler.scheduleRelative((), dueTime: span) { Disposables.create() }
    scheduler.start()
    return scheduler.clock
  }

  @Test(
    "15 a due time is rounded half up to the next tick",
    arguments: [(10_499, 10), (10_500, 11), (10_999, 11), (11_499, 11), (499, 0), (500, 1)])
  func rounding(milliseconds: Int, tick: Int) {
    #expect(due(after: .milliseconds(milliseconds), resolution: 1) == tick)
  }

  @Test("15 a tick lasts as long as the resolution says", arguments: [(0.1, 15), (1, 2), (10, 0)])
  func resolution(seconds: Double, tick: Int) {
    #expect(due(after: .milliseconds(1499) + .milliseconds(1), resolution: seconds) == tick)
  }

  @Test("the clock's instant is its tick times the resolution")
  func now() {
    #expect(TestScheduler(initialClock: 200).now == .seconds(200))
    #expect(TestScheduler(initialClock: 200, resolution: 0.5).now == .seconds(100))
  }

  @Test("spans that no clock reaches are cut off")
  func extremes() {
    #expect(due(after: .seconds(Int64.max - 1), resolution: 0.001) == .max)
    #expect(due(after: .seconds(-1), resolution: 1, from: 5) == 5)
    #expect(due(after: .zero - .seconds(Int64.max - 1), resolution: 0.001, from: 5) == 5)
  }
}
