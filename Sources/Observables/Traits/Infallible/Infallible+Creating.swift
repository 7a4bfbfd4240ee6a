extension Infallible {
  /// Receives the events of a sequence that a closure makes.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence whose events a closure sends, anew for each subscription.
  ///
  ///     out  -a--b-|
  ///
  /// Events after the completion or after disposal are dropped. The returned disposable is disposed after the
  /// completion or on disposal.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// The given elements, one per turn of the scheduler, then completion.
  ///
  ///     out  [abc|]        of("a", "b", "c")
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// The elements of an array, one per turn of the scheduler, then completion.
  ///
  ///     out  [abc|]        from(["a", "b", "c"])
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// The elements of a sequence, one per turn of the scheduler, then completion; iterated anew by each subscription.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// One element, then completion, both synchronously at subscription.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// One element, then completion, each as a piece of work of the scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// No element, completed at subscription.
  ///
  ///     out  |
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// No event, ever.
  ///
  ///     out  -------
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// A sequence that a factory makes anew for each subscription.
  ///
  ///     out  -a-b-|
  public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().asObservable() })
  }
}
