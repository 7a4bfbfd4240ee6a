extension ObservableType {
  /// Sends elements and completion later by a span.
  ///
  ///     in   -a-bc---|
  ///     out  ---a-bc---|     delay by two steps
  ///
  /// The spans between events stay the same; events of one instant stay together. An error is not delayed: it is sent
  /// at once, and pending elements are dropped. The source is disposed at its own end.
  /// - Parameters:
  ///   - dueTime: The span of the delay; a negative span counts as zero.
  ///   - scheduler: The scheduler that runs the timers.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureProducer { sink in
      let own = DelaySink(sink, dueTime, scheduler)
      own.sourceSubscription.setDisposable(source.attach(own))
      own.attach(own.sourceSubscription)
      return own
    }
  }
}

/// Starts a timer for every event; each timer sends the oldest event, so the order holds on any scheduler.
private final class DelaySink<Element>: SerialSink<Element, Element> {
  let sourceSubscription = SingleAssignmentDisposable()
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timers = CompositeDisposable()
  private let pending = Ring<Element>()

  init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isStopped {
      pending.append(element)
      startTimer()
    }
    turnstile.leave()
  }

  override func error(_ error: any Error) {
    turnstile.pass { [self] in
      sourceSubscription.dispose()
      pending.removeAll()
      fail(error)
    }
  }

  override func completed() {
    turnstile.pass { [self] in
      sourceSubscription.dispose()
      startTimer()
    }
  }

  override func release() { timers.dispose() }

  private func startTimer() {
    let timer = SingleAssignmentDisposable()
    guard let key = timers.insert(timer) else { return }
    timer.setDisposable(
      scheduler.scheduleRelative(key, dueTime: dueTime) { [self] key in
        timers.forget(key)
        turnstile.pass { self.sendOldest() }
        return Disposables.create()
      })
  }

  /// Sends the oldest element or, if none is left, the completion: there are as many timers as events.
  private func sendOldest() {
    if pending.isEmpty { finish() } else { forward(pending.removeFirst()) }
  }
}
