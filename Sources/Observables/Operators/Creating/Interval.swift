extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0, 1, 2 ... every `period`, the first one a period after subscription; never completes.
  ///
  ///     out  ---0---1---2--
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Timer(period, period, scheduler)
  }

  /// Sends 0 once and completes at the same instant, or sends 0, 1, 2 ... without end if there is a `period`.
  ///
  ///     out  ---[0|]
  ///     out  ---0-1-2--        with a period
  /// - Parameters:
  ///   - dueTime: The span from the subscription to the first element.
  ///   - period: The span from one element to the next; nil for one element only.
  ///   - scheduler: The scheduler that runs the timer.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    if let period { return Timer(dueTime, period, scheduler) }
    return OneShotTimer(dueTime, scheduler)
  }
}

private final class Timer<Element: FixedWidthInteger>: Producer<Element> {
  private let dueTime: RxTimeInterval
  private let period: RxTimeInterval
  private let scheduler: any SchedulerType

  init(_ dueTime: RxTimeInterval, _ period: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.period = period
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let ticks = CreatedSink(sink)
    ticks.attach(
      scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
        ticks.next(count)
        return count &+ 1
      }.attachment)
    return ticks
  }
}

private final class OneShotTimer<Element: FixedWidthInteger>: Producer<Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType

  init(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    scheduler.scheduleRelative((), dueTime: dueTime) {
      sink.next(0)
      sink.completed()
      return Disposables.create()
    }.attachment
  }
}
