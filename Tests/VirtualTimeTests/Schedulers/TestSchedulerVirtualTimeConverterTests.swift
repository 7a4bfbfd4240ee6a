import Observables
import Testing

@testable import VirtualTime

struct TestSchedulerVirtualTimeConverterTests {
  private func due(after span: Duration, resolution: Double, from clock: Int = 0) -> Int {
    let scheduler = TestScheduler(initialClock: clock, resolution: resolution, simulateProcessingDelay: false)
    _ = scheduler.scheduleRelative((), dueTime: span) { Disposables.create() }
    scheduler.start()
    return scheduler.clock
  }

  @Test(arguments: [(10_499, 10), (10_500, 11), (10_999, 11), (11_499, 11), (499, 0), (500, 1)])
  func `SM-15: a due time is rounded half up to the next tick`(milliseconds: Int, tick: Int) {
    #expect(due(after: .milliseconds(milliseconds), resolution: 1) == tick)
  }

  @Test(arguments: [(0.1, 15), (1, 2), (10, 0)])
  func `SM-15: a tick lasts as long as the resolution says`(seconds: Double, tick: Int) {
    #expect(due(after: .milliseconds(1499) + .milliseconds(1), resolution: seconds) == tick)
  }

  @Test func `the clock's instant is its tick times the resolution`() {
    #expect(TestScheduler(initialClock: 200).now == .seconds(200))
    #expect(TestScheduler(initialClock: 200, resolution: 0.5).now == .seconds(100))
  }

  @Test func `spans that no clock reaches are cut off`() {
    #expect(due(after: .seconds(Int64.max - 1), resolution: 0.001) == .max)
    #expect(due(after: .seconds(-1), resolution: 1, from: 5) == 5)
    #expect(due(after: .zero - .seconds(Int64.max - 1), resolution: 0.001, from: 5) == 5)
  }

  @Test(arguments: [(0.5, 4, 2), (1, 2, 2), (10, 1, 10)])
  func `ticks and spans translate in both directions`(resolution: Double, ticks: TestTime, seconds: Int) {
    let converter = TestSchedulerVirtualTimeConverter(resolution: resolution)
    #expect(converter.convertFromVirtualTime(ticks) == .seconds(seconds))
    #expect(converter.convertFromVirtualTimeInterval(ticks) == .seconds(seconds))
    #expect(converter.convertToVirtualTime(.seconds(seconds)) == ticks)
    #expect(converter.convertToVirtualTimeInterval(.seconds(seconds)) == ticks)
  }

  @Test func `ticks add and compare`() {
    let converter = TestSchedulerVirtualTimeConverter(resolution: 1)
    #expect(converter.offsetVirtualTime(200, offset: -5) == 195)
    #expect([(1, 2), (2, 2), (3, 2)].map(converter.compareVirtualTime) == [.lessThan, .equal, .greaterThan])
    #expect(converter.compareVirtualTime(.min, .max) == .lessThan)
  }
}
