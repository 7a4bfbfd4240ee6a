import TestSupport
import Testing

@testable import VirtualTime

struct VirtualClockTasksTests {
  private let clock = VirtualClock()
  private let history = History()

  private func note(_ line: String) -> () -> Void { { [history] in history.note(line) } }

  @Test func `jobs run in the order in which they came, with all other work of the instant`() throws {
    clock.enqueue(1, note("1"))
    clock.schedule(note("2"))
    clock.enqueue(3, note("3"))
    #expect(history.lines == [])
    try clock.runDueWork()
    #expect(history.lines == ["1", "2", "3"])
  }

  @Test func `a task wakes up when its sleep is over, and then has nothing left to cancel`() throws {
    clock.sleep(1, for: .milliseconds(300)) { [history, clock] in
      history.note("wakes")
      clock.enqueue(1, note("goes on"))
    }
    try clock.advance(by: .milliseconds(299))
    #expect(history.lines == [])
    try clock.advance(by: .milliseconds(1))
    #expect(history.lines == ["wakes", "goes on"])
    #expect(clock.sleeps.isEmpty)
  }

  @Test func `a sleep that was cancelled neither keeps the clock busy nor moves it; its wake-up runs at once`() throws {
    clock.sleep(1, for: .seconds(100), wake: note("cleans up"))
    clock.sleep(2, for: .seconds(5), wake: note("wakes"))
    clock.enqueue(1, note("hears of it"))
    try clock.runDueWork()
    #expect(history.lines == ["hears of it", "cleans up"])
    try clock.runUntilIdle(within: .seconds(3600))
    #expect(history.lines == ["hears of it", "cleans up", "wakes"])
    #expect(clock.now == .seconds(5))
    #expect(!clock.hasOneShotWork)
  }

  @Test func `a sleep longer than time can be cancelled all the same`() throws {
    clock.sleep(1, for: .never, wake: note("cleans up"))
    #expect(!clock.hasOneShotWork)
    clock.enqueue(1, note("hears of it"))
    try clock.runDueWork()
    #expect(history.lines == ["hears of it", "cleans up"])
  }

  @Test func `jobs without end at one instant are a livelock of the origin that they inherit`() {
    let clock = VirtualClock(livelockLimit: 50)
    func again() { clock.enqueue(1, again) }
    clock.origin = "spin"
    again()
    clock.origin = nil
    #expect(throws: VirtualClockFailure.livelock(at: .zero, culprit: "spin")) { try clock.runDueWork() }
  }

  @Test func `the clock that plays is the one of the thread`() {
    #expect(VirtualClock.playing == nil)
    clock.whilePlaying { #expect(VirtualClock.playing === clock) }
    #expect(VirtualClock.playing == nil)
  }
}
