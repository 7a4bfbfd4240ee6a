import Observables
import TestSupport
import Testing
import VirtualTime

/// Units of ten seconds; what is left over is cut off.
private struct TenSeconds: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { .seconds(virtualTime * 10) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time / .seconds(10)) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> RxTimeInterval {
    .seconds(virtualTimeInterval * 10)
  }
  func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> Int { Int(timeInterval / .seconds(10)) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    return lhs > rhs ? .greaterThan : .equal
  }
}

/// A scheduler as users write their own.
private final class CoarseScheduler: VirtualTimeScheduler<TenSeconds> {
  var adjustment = 0
  let history = History()

  init(initialClock: Int = 0) {
    super.init(initialClock: initialClock, converter: TenSeconds())
  }

  override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time + adjustment }

  @discardableResult
  func at(_ time: Int, _ line: String, then: @escaping () -> Void = {}) -> any Disposable {
    scheduleAbsoluteVirtual((), time: time) { [unowned self] in
      history.note("\(clock) \(line)")
      then()
      return Disposables.create()
    }
  }

  func note(_ line: String) -> any Disposable {
    history.note("\(clock) \(line)")
    return Disposables.create()
  }
}

struct VirtualTimeSchedulerTests {
  private let scheduler = CoarseScheduler()

  @Test func `SM-13: items run in the order of their time`() {
    scheduler.at(3, "c")
    scheduler.at(1, "a")
    scheduler.at(2, "b")
    scheduler.start()
    #expect(scheduler.history.lines == ["1 a", "2 b", "3 c"])
  }

  @Test func `SM-13: items of the same time run in the order of scheduling`() {
    for number in 1...20 { scheduler.at(number % 2, "\(number)") }
    scheduler.start()
    let even = stride(from: 2, through: 20, by: 2).map { "0 \($0)" }
    let odd = stride(from: 1, through: 19, by: 2).map { "1 \($0)" }
    #expect(scheduler.history.lines == even + odd)
  }

  @Test(arguments: 0..<9)
  func `SM-13: an item can be taken out of the middle; the others keep their order`(victim: Int) {
    let items = (0..<9).map { scheduler.at(1, "\($0)") }
    items[victim].dispose()
    scheduler.start()
    #expect(scheduler.history.lines == (0..<9).filter { $0 != victim }.map { "1 \($0)" })
  }

  @Test func `SM-14: schedule and scheduleRelative are adjusted`() {
    scheduler.adjustment = 5
    _ = scheduler.schedule("now") { scheduler.note($0) }
    _ = scheduler.scheduleRelative("soon", dueTime: .seconds(20)) { scheduler.note($0) }
    scheduler.start()
    #expect(scheduler.history.lines == ["5 now", "7 soon"])
  }

  @Test func `SM-14: scheduleAbsoluteVirtual and scheduleRelativeVirtual are not adjusted`() {
    let scheduler = CoarseScheduler(initialClock: 2)
    scheduler.adjustment = 5
    _ = scheduler.scheduleAbsoluteVirtual("at", time: 3) { scheduler.note($0) }
    _ = scheduler.scheduleRelativeVirtual("after", dueTime: 4) { scheduler.note($0) }
    scheduler.start()
    #expect(scheduler.history.lines == ["3 at", "6 after"])
  }

  @Test func `SM-15: a coarse converter cuts off what is less than a tick`() {
    _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(20)) { scheduler.note("third") }
      _ = scheduler.schedule(()) { scheduler.note("second") }
      return scheduler.note("first")
    }
    scheduler.start()
    #expect(scheduler.history.lines == ["1 first", "1 second", "3 third"])
  }

  @Test func `SM-15: the instant that is added to is that of the whole unit`() {
    _ = scheduler.scheduleRelative((), dueTime: .seconds(19)) {
      scheduler.scheduleRelative((), dueTime: .seconds(9)) { scheduler.note("same unit") }
    }
    scheduler.start()
    #expect(scheduler.history.lines == ["1 same unit"])
    #expect(scheduler.now == .seconds(10))
  }

  @Test func `SM-16: the clock only moves forward`() {
    let scheduler = CoarseScheduler(initialClock: 5)
    scheduler.advanceTo(3)
    #expect(scheduler.clock == 5)
    scheduler.sleep(-1)
    #expect(scheduler.clock == 5)
  }

  @Test func `SM-16: a disposed item is skipped without moving the clock`() {
    let late = scheduler.at(9, "never")
    scheduler.at(1, "first") { late.dispose() }
    scheduler.start()
    #expect(scheduler.history.lines == ["1 first"])
    #expect(scheduler.clock == 1)
  }

  @Test func `SM-16: what is dated in the past runs at the present time, before what comes later`() {
    let scheduler = CoarseScheduler(initialClock: 5)
    scheduler.at(6, "later")
    scheduler.at(2, "late")
    scheduler.start()
    #expect(scheduler.history.lines == ["5 late", "6 later"])
  }

  @Test func `SM-17: advanceTo runs what is due until then and exactly then, also what is scheduled meanwhile`() {
    scheduler.at(1, "a") { scheduler.at(2, "b") { scheduler.at(3, "c") } }
    scheduler.advanceTo(2)
    #expect(scheduler.history.lines == ["1 a", "2 b"])
    #expect(scheduler.clock == 2)
  }

  @Test func `SM-17: advanceTo sets the clock even with nothing due`() {
    scheduler.advanceTo(7)
    #expect(scheduler.clock == 7)
    #expect(scheduler.now == .seconds(70))
  }

  @Test func `SM-17: sleep moves the clock inside an action without running anything`() {
    scheduler.at(1, "sleeps") {
      scheduler.sleep(3)
      scheduler.history.note("\(scheduler.clock) awake")
    }
    scheduler.at(2, "overslept")
    scheduler.start()
    #expect(scheduler.history.lines == ["1 sleeps", "4 awake", "4 overslept"])
  }

  @Test func `SM-17: stop ends start after the current item`() {
    scheduler.at(1, "a") {
      scheduler.stop()
      scheduler.history.note("still here")
    }
    scheduler.at(1, "b")
    scheduler.start()
    #expect(scheduler.history.lines == ["1 a", "still here"])
    scheduler.start()
    #expect(scheduler.history.lines == ["1 a", "still here", "1 b"])
  }

  @Test func `SM-17: start and advanceTo do nothing from inside`() {
    scheduler.at(1, "a") {
      scheduler.start()
      scheduler.advanceTo(9)
      scheduler.history.note("\(scheduler.clock) goes on")
    }
    scheduler.at(2, "b")
    scheduler.start()
    #expect(scheduler.history.lines == ["1 a", "1 goes on", "2 b"])
  }

  @Test func `work that is due never is not scheduled`() {
    _ = scheduler.scheduleRelative((), dueTime: .never) { scheduler.note("never") }
    scheduler.start()
    #expect(scheduler.history.lines == [])
    #expect(scheduler.clock == 0)
  }

  @Test func `periodic operators tick in the units of the scheduler`() {
    var events: [String] = []
    let subscription = Observable<Int>.interval(.seconds(20), scheduler: scheduler).take(3)
      .subscribe { events.append("\(scheduler.clock) \($0)") }
    scheduler.start()
    subscription.dispose()
    #expect(events == ["2 next(0)", "4 next(1)", "6 next(2)", "6 completed"])
  }

  @Test func `a virtual-time scheduler prints its clock and what waits, in its order`() {
    scheduler.at(3, "c")
    scheduler.at(1, "a").dispose()
    scheduler.at(2, "b")
    #expect(String(reflecting: scheduler) == "CoarseScheduler(clock: 0, waiting: [2, 3])")
    scheduler.start()
    #expect(scheduler.debugDescription == "CoarseScheduler(clock: 3, waiting: [])")
  }

  @Test func `the points and spans of a scheduler are those of its converter`() {
    let span: CoarseScheduler.VirtualTimeInterval = 3
    let start: CoarseScheduler.VirtualTime = scheduler.clock
    scheduler.sleep(span)
    #expect(scheduler.clock == start + 3)
    #expect(scheduler.now == .seconds(30))
  }
}
