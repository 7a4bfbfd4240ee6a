import Observables

extension VirtualClock {
  /// The clock that plays on the calling thread.
  static var playing: VirtualClock? { AmbientScheduler.mainStandIn as? VirtualClock }

  /// Schedules a job after the work that is due now.
  ///
  /// A task that gets a job before its sleep is over was cancelled. Its wake-up still has to run, because it frees
  /// memory of the sleep, but it must not keep the clock busy until its time or move the clock there.
  /// - Parameter task: The address of the task, if the job belongs to one.
  func enqueue(_ task: UInt, _ run: @escaping () -> Void) {
    schedule(run)
    if !sleeps.isEmpty, let sleep = sleeps.removeValue(forKey: task) {
      sleep.item?.dispose()
      schedule(sleep.wake)
    }
  }

  /// Runs the wake-up of a task after a span; if the time is out of range, keeps it until the sleep is cancelled.
  func sleep(_ task: UInt, for span: Duration, wake: @escaping () -> Void) {
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
  /// The scheduled wake-up; nil if it never comes.
  let item: AgendaItem?
  let wake: () -> Void
}
