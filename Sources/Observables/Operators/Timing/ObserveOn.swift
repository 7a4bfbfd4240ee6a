extension ObservableType {
  /// Sends the events on a scheduler.
  ///
  ///     in   -a-b-|      on the thread of the source
  ///     out  -a-b-|      on the scheduler
  ///
  /// Events keep their order and never overlap, also on a concurrent scheduler. An error waits for the elements before
  /// it. Disposal takes effect at once, and waiting events are dropped.
  /// - Parameter scheduler: The scheduler that calls the observers.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureProducer { sink in
      let own =
        scheduler is any SerialScheduler ? SerialObserveOnSink(sink, scheduler) : DrainingObserveOnSink(sink, scheduler)
      own.attach(source.attach(own))
      return own
    }
  }
}

/// Queues the events of the source. The two subclasses deliver them on the scheduler.
private class ObserveOnSink<Element>: OperatorSink<Element, Element> {
  fileprivate let scheduler: any ImmediateSchedulerType
  fileprivate let lock = RecursiveLock()
  private let elements = Ring<Element>()
  /// The end, which comes after all elements.
  private var end: Event<Never>?

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    lock.lock()
    elements.append(element)
    lock.unlock()
    requestDelivery()
  }

  override func error(_ error: any Error) { receiveEnd(.error(error)) }
  override func completed() { receiveEnd(.completed) }

  /// Makes sure that `deliverOne` runs on the scheduler for each queued event.
  func requestDelivery() { preconditionFailure("an observing sink delivers") }

  /// Whether an event is queued. Read it only with the lock held.
  fileprivate final var hasWork: Bool { !elements.isEmpty || end != nil }

  fileprivate final func deliverOne() {
    lock.lock()
    if !elements.isEmpty {
      let element = elements.removeFirst()
      lock.unlock()
      return forward(element)
    }
    let end = end
    self.end = nil
    lock.unlock()
    switch end {
    case .error(let error): fail(error)
    case .completed: finish()
    case nil: break
    }
  }

  private func receiveEnd(_ event: Event<Never>) {
    lock.withLock { end = event }
    requestDelivery()
  }
}

/// Schedules the delivery of each event by itself.
private final class SerialObserveOnSink<Element>: ObserveOnSink<Element> {
  private let trace = ResourceTrace(.serialObserver)

  override func requestDelivery() {
    // The state is `()` and not this sink, because passing a generic class as the state would look up its type each
    // time.
    _ = scheduler.schedule(()) { [self] in
      deliverOne()
      return Disposables.create()
    }
  }
}

/// Empties the queue with one drain at a time, which delivers one event per turn of the scheduler.
private final class DrainingObserveOnSink<Element>: ObserveOnSink<Element> {
  private let drain = SerialDisposable()
  private let isOnCurrentThread: Bool
  private var isDraining = false

  override init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    isOnCurrentThread = scheduler is CurrentThreadScheduler
    super.init(downstream, scheduler)
  }

  override func requestDelivery() {
    let starts = lock.withLock {
      defer { isDraining = true }
      return !isDraining
    }
    if !starts { return }
    if isOnCurrentThread { return Trampoline.schedule(ObserveOnTurn { [self] in takeTurn() }) }
    let turn = SingleAssignmentDisposable()
    drain.disposable = turn
    turn.setDisposable(
      scheduler.scheduleRecursive(()) { [self] _, recurse in
        if takeTurn() { recurse(()) }
      })
  }

  override func release() { drain.dispose() }

  /// Delivers one event.
  /// - Returns: Whether another turn is needed.
  private func takeTurn() -> Bool {
    if isStopped { return false }
    deliverOne()
    return lock.withLock {
      isDraining = hasWork
      return isDraining
    }
  }
}

/// The turns of a drain on the trampoline, without the cost of scheduling each turn.
private final class ObserveOnTurn: TrampolineItem {
  private let takeTurn: () -> Bool

  init(_ takeTurn: @escaping () -> Bool) { self.takeTurn = takeTurn }

  override func invoke() {
    if takeTurn() { Trampoline.enqueue(self) }
  }
}
