extension ObservableType {
  /// Fails with `RxError.timeout` after a span without an event.
  ///
  ///     in   -a-b------c|
  ///     out  -a-b---#            timeout after four steps
  ///
  /// The span is counted from the subscription, then from each element.
  /// - Parameters:
  ///   - dueTime: The longest span without an event.
  ///   - scheduler: The scheduler that runs the timer.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Continues with another sequence after a span without an event.
  ///
  /// The span is counted from the subscription, then from each element. At its end, the other sequence is subscribed to
  /// and the source is disposed, in this order.
  /// - Parameters:
  ///   - dueTime: The longest span without an event.
  ///   - other: The sequence that replaces the source.
  ///   - scheduler: The scheduler that runs the timer.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return ClosureProducer { sink in
      let own = TimeoutSink(sink, dueTime, other, scheduler)
      let first = SingleAssignmentDisposable()
      own.current.disposable = first
      own.startTimer()
      first.setDisposable(source.attach(own))
      own.attach(own.current)
      return own
    }
  }
}

private final class TimeoutSink<Element>: SerialSink<Element, Element> {
  let current = SerialDisposable()
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  /// The number of the current span; a late timer of an older span is ignored.
  private var number: UInt64 = 0
  private var isOver = false

  init(
    _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isOver, !isStopped {
      number &+= 1
      downstream.next(element)
      startTimer()
    }
    turnstile.leave()
  }

  override func error(_ error: any Error) {
    turnstile.pass { [self] in
      if !isOver { fail(error) }
    }
  }

  override func completed() {
    turnstile.pass { [self] in
      if !isOver { finish() }
    }
  }

  override func release() { timer.dispose() }

  func startTimer() {
    if !isStopped { timer.startTimer(number, after: dueTime, on: scheduler, at: turnstile, fired) }
  }

  private func fired(_ number: UInt64) {
    if number != self.number || isOver || isStopped { return }
    isOver = true
    current.disposable = other.attach(OtherSink(self))
  }
}

private final class OtherSink<Element>: Sink<Element> {
  private let parent: TimeoutSink<Element>

  init(_ parent: TimeoutSink<Element>) { self.parent = parent }

  override func next(_ element: Element) { parent.forward(element) }
  override func error(_ error: any Error) { parent.fail(error) }
  override func completed() { parent.finish() }
}
