extension ObservableType {
  /// Collects elements and sends them as an array after a number of elements or a span of time.
  ///
  ///     in   -a-bc------|
  ///     out  ---x---y---[z|]     four steps or two elements; x = [a, b], y = [c], z = []
  ///
  /// The timer restarts when a buffer is sent, also an empty one. At completion the last buffer is sent first, even if
  /// it is empty. An error drops it.
  /// - Parameters:
  ///   - timeSpan: The longest span that a buffer waits.
  ///   - count: The largest number of elements in a buffer.
  ///   - scheduler: The scheduler that runs the timer.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    let source = asObservable()
    return ClosureProducer { sink in
      let own = BufferSink<Element>(sink, timeSpan, count, scheduler)
      own.startTimer()
      own.attach(source.attach(own))
      return own
    }
  }
}

private final class BufferSink<Element>: SerialSink<Element, [Element]> {
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var buffer: [Element] = []
  /// The number of the current buffer; a late timer of an older buffer is ignored.
  private var number = 0

  init(
    _ downstream: Sink<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if !isStopped {
      buffer.append(element)
      if buffer.count == count { flush() }
    }
    turnstile.leave()
  }

  override func error(_ error: any Error) {
    turnstile.pass { [self] in
      buffer = []
      fail(error)
    }
  }

  override func completed() {
    turnstile.pass { [self] in
      forward(buffer)
      finish()
    }
  }

  override func release() { timer.dispose() }

  func startTimer() {
    if isStopped { return }
    timer.startTimer(number, after: timeSpan, on: scheduler, at: turnstile) { [self] number in
      if number == self.number { flush() }
    }
  }

  private func flush() {
    number += 1
    let mine = number
    let full = buffer
    buffer = []
    forward(full)
    // If the observer caused another flush meanwhile, that flush has started the timer.
    if mine == number { startTimer() }
  }
}
