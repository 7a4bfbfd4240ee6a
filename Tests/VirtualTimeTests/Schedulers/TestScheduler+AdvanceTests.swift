import Observables
import Testing
import VirtualTime

@Suite struct TestSchedulerAdvanceTests {
  /// Notes what runs at which time.
  private final class Log {
    private(set) var lines: [String] = []
    let scheduler: TestScheduler

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func note(_ name: String) { lines.append("\(name) \(scheduler.clock)") }

    /// Schedules a note, and what follows it.
    func schedule(_ name: String, after span: RxTimeInterval? = nil, then: @escaping () -> Void = {}) {
      let action = { (_: Void) -> any Disposable in
        self.note(name)
        then()
        return Disposables.create()
      }
      if let span {
        _ = scheduler.scheduleRelative((), dueTime: span, action: action)
      } else {
        _ = scheduler.schedule((), action: action)
      }
    }
  }

  @Test func `CA-44: advance runs what waits for the present moment, and what that schedules for it, one tick later`() {
    let log = Log(TestScheduler(initialClock: 0))
    log.schedule("a") { log.schedule("b") { log.schedule("c") } }
    log.schedule("later", after: .seconds(2))
    log.scheduler.advance()
    #expect(log.lines == ["a 1", "b 1", "c 1"])
    #expect(log.scheduler.clock == 1)
    log.scheduler.advance()
    #expect(log.lines.last == "later 2")
  }

  @Test func `CA-44: advance moves the clock also if nothing waits`() {
    let scheduler = TestScheduler(initialClock: 10)
    scheduler.advance()
    scheduler.advance(by: .zero)
    scheduler.advance(by: .seconds(3))
    scheduler.run()
    #expect(scheduler.clock == 15)
  }

  @Test func `CA-44: advance(by:) runs what is due until then and exactly then, in the order of time`() {
    let log = Log(TestScheduler(initialClock: 0))
    for span in [4, 2, 3, 1] { log.schedule("\(span)", after: .seconds(span)) }
    log.scheduler.advance(by: .seconds(3))
    #expect(log.lines == ["1 1", "2 2", "3 3"])
    log.scheduler.advance(by: .seconds(1))
    #expect(log.lines.last == "4 4")
  }

  @Test func `CA-44: work of the same time runs in the order in which it was scheduled, whoever scheduled it`() {
    let log = Log(TestScheduler(initialClock: 0))
    log.schedule("a", after: .seconds(2))
    log.schedule("b", after: .seconds(1)) { log.schedule("d", after: .seconds(1)) }
    log.schedule("c", after: .seconds(2))
    log.scheduler.advance(by: .seconds(2))
    #expect(log.lines == ["b 1", "a 2", "c 2", "d 2"])
  }

  @Test func `CA-44: advance also runs work that running work schedules within the span`() {
    let log = Log(TestScheduler(initialClock: 0))
    log.schedule("a", after: .seconds(1)) {
      log.schedule("now")
      log.schedule("b", after: .seconds(2))
      log.schedule("c", after: .seconds(3))
    }
    log.scheduler.advance(by: .seconds(3))
    #expect(log.lines == ["a 1", "now 1", "b 3"])
  }

  @Test func `CA-44: run goes on until nothing waits`() {
    let log = Log(TestScheduler(initialClock: 0))
    func next(_ number: Int) {
      if number < 4 { log.schedule("\(number)", after: .seconds(number)) { next(number + 1) } }
    }
    next(1)
    log.scheduler.run()
    #expect(log.lines == ["1 1", "2 3", "3 6"])
  }

  @Test func `CA-44: a span is a whole number of ticks of the scheduler's resolution`() {
    let log = Log(TestScheduler(initialClock: 0, resolution: 0.001))
    log.schedule("a", after: .milliseconds(300))
    log.scheduler.advance(by: .milliseconds(299))
    #expect(log.lines == [])
    log.scheduler.advance(by: .milliseconds(1))
    #expect(log.lines == ["a 300"])
    let coarse = Log(TestScheduler(initialClock: 0, resolution: 60))
    coarse.schedule("a", after: .seconds(120))
    coarse.scheduler.advance(by: .seconds(120))
    #expect(coarse.lines == ["a 2"])
  }

  @Test
  func `CA-44: outside of advance the scheduler runs as it always does: what is scheduled for now, a tick later`() {
    let log = Log(TestScheduler(initialClock: 0))
    log.scheduler.advance()
    log.schedule("a") { log.schedule("b") }
    log.scheduler.start()
    #expect(log.lines == ["a 2", "b 3"])
  }

  @Test func `CA-44: advance inside of what runs moves nothing, for the clock is on its way`() {
    let log = Log(TestScheduler(initialClock: 0))
    log.schedule("a", after: .seconds(1)) { log.scheduler.advance(by: .seconds(5)) }
    log.schedule("b", after: .seconds(3))
    log.scheduler.advance(by: .seconds(2))
    #expect(log.lines == ["a 1"])
    #expect(log.scheduler.clock == 2)
  }

  #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
    @Test func `CA-44: a span of half a tick ends the process, with what to do`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        TestScheduler(initialClock: 0).advance(by: .milliseconds(500))
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains(
          "a test scheduler advances by whole ticks, and one of these is 1.0 seconds: use TestScheduler(initialClock:resolution:)"
        ))
    }
  #endif
}
