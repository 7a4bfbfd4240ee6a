import Observables
import TestSupport
import Testing
import VirtualTime

struct SchedulerTypeTests {
  private let history = History()

  /// A scheduler with no more than it has to have: what is scheduled runs when the test says so.
  private final class Backlog: SchedulerType {
    let now = RxTime.zero
    private(set) var dueTimes: [RxTimeInterval] = []
    private var actions: [() -> any Disposable] = []

    func schedule<StateType>(
      _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      scheduleRelative(state, dueTime: .zero, action: action)
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      let isCancelled = BooleanDisposable()
      dueTimes.append(dueTime)
      actions.append { isCancelled.isDisposed ? Disposables.create() : action(state) }
      return isCancelled
    }

    func runNext() { _ = actions.removeFirst()() }
  }

  @Test func `a scheduler names the type of its times`() {
    let time: VirtualClock.Time = VirtualClock().now
    #expect(time == RxTime.zero)
  }

  @Test func `SM-23: a periodic action gets what the run before returned; the next run is scheduled before it`() {
    let backlog = Backlog()
    let runs = backlog.schedulePeriodic(1, startAfter: .seconds(3), period: .seconds(5)) { [history] state in
      history.note("\(state) after \(backlog.dueTimes.count)")
      return state * 2
    }
    for _ in 0..<3 { backlog.runNext() }
    #expect(history.lines == ["1 after 2", "2 after 3", "4 after 4"])
    #expect(backlog.dueTimes == [.seconds(3), .seconds(5), .seconds(5), .seconds(5)])
    runs.dispose()
    backlog.runNext()
    #expect(history.lines.count == 3)
    #expect(backlog.dueTimes.count == 4)
  }

  @Test func `SM-23: a run that comes while another one runs waits for its end`() {
    let backlog = Backlog()
    _ = backlog.schedulePeriodic(0, startAfter: .zero, period: .seconds(1)) { [history] state in
      history.note("begin \(state)")
      if state == 0 {
        backlog.runNext()
        backlog.runNext()
      }
      history.note("end \(state)")
      return state + 1
    }
    backlog.runNext()
    #expect(history.lines == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `what is due never is not scheduled`() {
    let clock = VirtualClock()
    _ = clock.scheduleRelative((), dueTime: .never) { Disposables.create() }
    #expect(clock.nextDue == nil)
    #expect(Duration.never > .seconds(Int64.max - 1))
  }

  @Test func `RX-25: spans are written with their unit`() {
    let spans: [RxTimeInterval] = [
      .seconds(1), .seconds(1.5), .milliseconds(5), .microseconds(6), .nanoseconds(7), .never,
    ]
    #expect(spans.map { $0.components.seconds } == [1, 1, 0, 0, 0, .max])
    #expect(
      spans.map { $0.components.attoseconds / 1_000_000_000 } == [0, 500_000_000, 5_000_000, 6_000, 7, 0])
  }
}
