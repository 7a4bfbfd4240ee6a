extension ObservableType {
  /// Splits the sequence into windows by a number of elements or a span of time; each window is a sequence.
  ///
  ///     in        -a-bc------|
  ///     window 0  -a-[b|]            four steps or two elements
  ///     window 1     -c--|
  ///     window 2         ---|
  ///
  /// The first window is sent at subscription. A window completes before the next one is sent. An error is sent to the
  /// window first. The subscription to the source lasts while any window has an observer, even after the outer
  /// subscription was disposed.
  /// - Parameters:
  ///   - timeSpan: The longest span of a window.
  ///   - count: The largest number of elements in a window.
  ///   - scheduler: The scheduler that runs the timer.
  public func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType)
    -> Observable<Observable<Element>>
  {
    let source = asObservable()
    return ClosureProducer { sink in
      let own = WindowSink<Element>(sink, timeSpan, count, scheduler)
      own.open()
      own.startTimer()
      _ = own.group.insert(source.attach(own))
      own.attach(own.holders)
      return own
    }
  }
}

private final class WindowSink<Element>: SerialSink<Element, Observable<Element>> {
  /// The source and the timer.
  let group = CompositeDisposable()
  /// Disposes the group after the outer subscription and the subscriptions to all windows were disposed.
  let holders: RefCountDisposable
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var window = PublishSubject<Element>()
  private var elements = 0
  private var isFull: Bool { elements > 0 && elements == count }
  /// The number of the current window; a late timer of an older window is ignored.
  private var number = 0

  init(
    _ downstream: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int,
    _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    holders = RefCountDisposable(disposable: group)
    super.init(downstream)
    _ = group.insert(timer)
  }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    // An observer of the last element of a window has sent this one, which belongs to the next.
    if isFull { moveOn() }
    elements += 1
    let mine = number
    window.onNext(element)
    if mine == number, isFull { moveOn() }
    turnstile.leave()
  }

  override func error(_ error: any Error) {
    turnstile.pass { [self] in
      window.onError(error)
      fail(error)
      group.dispose()
    }
  }

  override func completed() {
    turnstile.pass { [self] in
      window.onCompleted()
      finish()
      group.dispose()
    }
  }

  func open() { forward(HeldSubject(window, holders)) }

  func startTimer() {
    if timer.isDisposed { return }
    timer.startTimer(number, after: timeSpan, on: scheduler, at: turnstile) { [self] number in
      if number == self.number { moveOn() }
    }
  }

  private func moveOn() {
    number += 1
    let mine = number
    elements = 0
    window.onCompleted()
    window = PublishSubject()
    open()
    // If an observer has filled the new window meanwhile, the timer of the next window has been started.
    if mine == number { startTimer() }
  }
}
