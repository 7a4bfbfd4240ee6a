extension ObservableType {
  /// Drops the elements of an initial span.
  ///
  ///     in   -a-b-c-d-|
  ///     out  -----c-d-|          skip four steps
  ///
  /// The timer starts before the subscription to the source, so an element that a cold source sends exactly at the end
  /// of the span is sent.
  /// - Parameters:
  ///   - duration: The span, counted from the subscription.
  ///   - scheduler: The scheduler that runs the timer.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureProducer { sink in
      let own = SkipForSink(sink)
      own.timer.setDisposable(
        scheduler.scheduleRelative(own, dueTime: duration) { own in
          own.open()
          return Disposables.create()
        })
      own.attach(source.attach(own))
      return own
    }
  }
}

private final class SkipForSink<Element>: SerialSink<Element, Element> {
  let timer = SingleAssignmentDisposable()
  private var isOpen = false

  func open() { turnstile.pass { self.isOpen = true } }

  override func next(_ element: Element) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if isOpen { forward(element) }
    turnstile.leave()
  }

  override func release() { timer.dispose() }
}
