extension ObservableType {
  /// Sends an element after a span without a newer element.
  ///
  ///     in   -ab---c-------d|
  ///     out  -----b---c-----[d|]      debounce by three steps
  ///
  /// At completion the pending element is sent at once. An error drops it.
  /// - Parameters:
  ///   - dueTime: The span without a newer element.
  ///   - scheduler: The scheduler that runs the timer.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    asObservable().lift { DebounceSink($0, dueTime, scheduler) }
  }
}

private final class DebounceSink<Element>: SerialSink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let pending = Slot<Element>()
  /// The number of the pending element; a late timer of an older element is ignored.
  private var number: UInt64 = 0

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isStopped {
      number &+= 1
      pending.put(element)
      timer.startTimer(number, after: dueTime, on: scheduler, at: turnstile, fired)
    }
    turnstile.leave()
  }

  override func error(_ error: any Error) {
    turnstile.pass { [self] in
      pending.clear()
      fail(error)
    }
  }

  override func completed() {
    turnstile.pass { [self] in
      if pending.isFull { forward(pending.take()) }
      finish()
    }
  }

  override func release() { timer.dispose() }

  private func fired(_ number: UInt64) {
    if number == self.number, pending.isFull { forward(pending.take()) }
  }
}
