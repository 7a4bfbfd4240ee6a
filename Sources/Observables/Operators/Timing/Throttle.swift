extension ObservableType {
  /// Sends an element, then no other for a span, then the latest element of that span.
  ///
  ///     in   -ab-c-----d-|
  ///     out  -a---c----d-|       throttle by four steps
  ///     out  -a--------d-|       latest: false
  ///
  /// The span begins when the observers have processed an element. The completion waits for the pending element; an
  /// error drops it.
  /// - Parameters:
  ///   - dueTime: The span after an element in which no other is sent.
  ///   - latest: Whether the latest element is sent when the span is over; otherwise it is dropped like the others.
  ///   - scheduler: The scheduler that runs the timer.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    asObservable().lift { ThrottleSink($0, dueTime, latest, scheduler) }
  }
}

private final class ThrottleSink<Element>: SerialSink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  /// The latest element of the span. A timer runs while there is one.
  private let pending = Slot<Element>()
  private var lastSent: RxTime?
  /// The number of the current span; a late timer of an older span is ignored.
  private var number: UInt64 = 0
  private var completes = false

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isStopped { receive(element) }
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
      if pending.isFull { completes = true } else { finish() }
    }
  }

  override func release() { timer.dispose() }

  private func receive(_ element: Element) {
    let left = lastSent.map { [scheduler] in dueTime - (scheduler.now - $0) } ?? .zero
    if left <= .zero { return send(element) }
    if !latest { return }
    let isTimerRunning = pending.isFull
    pending.put(element)
    if !isTimerRunning { timer.startTimer(number, after: left, on: scheduler, at: turnstile, fired) }
  }

  private func fired(_ number: UInt64) {
    if number == self.number, pending.isFull { send(pending.element) }
  }

  private func send(_ element: Element) {
    pending.clear()
    number &+= 1
    forward(element)
    // The span begins when the element has been processed.
    lastSent = scheduler.now
    if completes { finish() }
  }
}
