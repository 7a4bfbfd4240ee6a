import Observables

extension VirtualClock {
  /// The clock that plays on the calling thread.
  package static var playing: VirtualClock? { AmbientScheduler.mainStandIn as? VirtualClock }

  /// Schedules a job after the work that is due now.
  ///
  /// A task that gets a job before its sleep is over was cancelled. Its wake-up still has to run, as it frees what the
  /// sleep left behind, but neither keeps the clock busy until its time nor moves it there.
  /// - Parameter task: The address of the task that the job belongs to, if it belongs to one.
  package func enqueue(_ task: UInt, _ run: @escaping () -> Void) {
    schedule(run)
    if !sleeps.isEmpty, let sleep = sleeps.removeValue(forKey: task) {
      sleep.item?.dispose()
      schedule(sleep.wake)
    }
  }

  /// Schedules the wake-up of a task after a span. A wake-up beyond the end of time is kept until the sleep is
  /// cancelled.
  package func sleep(_ task: UInt, for span: Duration, wake: @escaping () -> Void) {
    let item = schedule(
      { [unowned self] in
        sleeps[task] = nil
        wake()
      }, after: span)
    sleeps[task] = Sleep(item: item, wake: wake)
  }
}

/// The sleep of a task.
struct Sleep {
  /// The wake-up on the agenda; nil if it never comes.
  let item: AgendaItem?
  let wake: () -> Void
}
