extension ObservableType {
  /// Cuts the sequence into windows, each a sequence of its own: by number of elements or by time.
  ///
  ///     in        -a-bc------|
  ///     window 0  -a-[b|]            four steps or two elements
  ///     window 1     -c--|
  ///     window 2         ---|
  ///
  /// The first window comes at subscription. A window completes before the next one comes; an error goes to the window
  /// first. The source stays subscribed while any window has an observer, even if the outer sequence was disposed.
  /// - Parameters:
  ///   - timeSpan: How long a window is open at most.
  ///   - count: How many elements it has at most.
  ///   - scheduler: Whose time it is.
  public func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType)
    -> Observable<Observable<Element>>
  {
    Windows(asObservable(), timeSpan, count, scheduler)
  }
}

private final class Windows<Element>: Producer<Observable<Element>> {
  private let source: Observable<Element>
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: any SchedulerType

  init(_ source: Observable<Element>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType) {
    self.source = source
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Observable<Element>>) -> any Attachment {
    let own = WindowSink(sink, timeSpan, count, scheduler)
    own.open()
    own.startTimer()
    _ = own.group.insert(source.attach(own))
    own.attach(own.holders)
    return own
  }
}

private final class WindowSink<Element>: OperatorSink<Element, Observable<Element>> {
  /// The source and the timer.
  let group = CompositeDisposable()
  /// Disposes the group once the outer sequence and all observers of windows have gone.
  let holders: RefCountDisposable
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let turnstile = Turnstile()
  private var window = PublishSubject<Element>()
  private var elements = 0
  /// Which window it is; a timer of an older one that fires late is not heard.
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
    window.onNext(element)
    elements += 1
    if elements == count { moveOn() }
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
    let next = SingleAssignmentDisposable()
    timer.disposable = next
    next.setDisposable(
      scheduler.scheduleRelative(number, dueTime: timeSpan) { [self] number in
        turnstile.pass { [self] in
          if number == self.number { moveOn() }
        }
        return Disposables.create()
      })
  }

  private func moveOn() {
    number += 1
    let mine = number
    elements = 0
    window.onCompleted()
    window = PublishSubject()
    open()
    // An observer that sends from inside may have filled the window already; the timer is the next one's then.
    if mine == number { startTimer() }
  }
}
