extension ObservableType {
  /// Subscribes to the source, and disposes it, on a scheduler.
  ///
  /// Events are not moved to the scheduler. See `observe(on:)`.
  /// - Parameter scheduler: The scheduler that subscribes to the source and disposes it, also after its end.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = self
    return ClosureProducer { sink in
      let own = SubscribeOnSink(sink)
      let everything = SerialDisposable()
      let start = SingleAssignmentDisposable()
      everything.disposable = start
      start.setDisposable(
        scheduler.schedule(()) {
          let subscription: any Disposable =
            (source as? Observable<Element>)?.attach(own) ?? source.subscribe(AnyObserver(sink: own))
          everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
          return Disposables.create()
        })
      own.attach(everything)
      return own
    }
  }
}

private final class SubscribeOnSink<Element>: OperatorSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }
}
