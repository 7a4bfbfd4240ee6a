extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0, 1, 2 ... every `period`, the first one a period after subscription; never completes.
  ///
  ///     out  ---0---1---2--
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
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
    ClosureProducer { sink in
      guard let period else {
        return scheduler.scheduleRelative((), dueTime: dueTime) {
          sink.next(0)
          sink.completed()
          return Disposables.create()
        }.attachment
      }
      let ticks = CreatedSink(sink)
      ticks.attach(
        scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
          ticks.next(count)
          return count &+ 1
        }.attachment)
      return ticks
    }
  }
}
