extension Infallible {
  /// A closure that receives the events of an infallible sequence.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Returns a sequence whose events a closure sends; the closure is called for each subscription.
  ///
  ///     out  -a--b-|
  ///
  /// Events after the completion or after disposal are dropped. The closure's disposable is disposed after the
  /// completion or on disposal.
  public static func create(
    subscribe: @escaping (@escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        // Safe to share: the source chooses the thread and sends one event at a time.
        nonisolated(unsafe) let observer = observer
        return subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Sends the given elements, one per turn of the scheduler, then completes.
  ///
  ///     out  [abc|]        of("a", "b", "c")
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// Sends the elements of an array, one per turn of the scheduler, then completes.
  ///
  ///     out  [abc|]        from(["a", "b", "c"])
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Sends the elements of a sequence, one per turn of the scheduler, then completes.
  ///
  /// Each subscription iterates the sequence anew.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// Sends one element, then completes, both synchronously at subscription.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// Sends one element, then completes, each in an action of the scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Returns a sequence that completes at subscription, without an element.
  ///
  ///     out  |
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Returns a sequence that never sends an event.
  ///
  ///     out  -------
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Returns a sequence that calls a factory for each subscription and subscribes to the result.
  ///
  ///     out  -a-b-|
  public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().asObservable() })
  }
}
