import Observables
import VirtualTime

extension History {
  /// Schedules an action that schedules another one, and notes when they begin and end.
  public func noteNested(on scheduler: any ImmediateSchedulerType, then body: @escaping () -> Void = {}) {
    _ = scheduler.schedule(()) {
      self.note("begin 1")
      _ = scheduler.schedule(()) {
        self.note("2")
        return Disposables.create()
      }
      self.note("end 1")
      body()
      return Disposables.create()
    }
  }

  /// Returns what happens on a scheduler while a script plays: work that is due later, periodic work that is stopped
  /// after two runs, and work without a delay, each with the scheduler's time.
  public static func whilePlaying(on scheduler: any SchedulerType) throws -> [String] {
    let clock = VirtualClock()
    let history = History()
    func note(_ line: String) -> any Disposable {
      history.note("\(scheduler.now): \(line)")
      return Disposables.create()
    }
    try clock.whilePlaying {
      _ = scheduler.scheduleRelative("later", dueTime: .seconds(3), action: note)
      let runs = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { state in
        _ = note("run \(state)")
        return state + 1
      }
      _ = scheduler.schedule("soon", action: note)
      history.note("scheduled")
      try clock.advance(to: .seconds(2))
      runs.dispose()
      try clock.advance(to: .seconds(9))
    }
    return history.lines
  }
}
