extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Receives the outcome of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single whose outcome a closure sends, anew for each subscription.
  ///
  ///     out  --[a|]
  ///
  /// The first outcome counts, later ones are ignored. The returned disposable is disposed after the outcome or on disposal.
  public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    Single(
      raw: OutcomeSource { outcome in
        subscribe { event in
          switch event {
          case .success(let element): outcome.succeed(element)
          case .failure(let error): outcome.fail(error)
          }
        }
      })
  }

  /// The element, synchronously at subscription.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: Observable<Element>.just(element))
  }

  /// The element, as a piece of work of the scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: Observable<Element>.just(element, scheduler: scheduler))
  }

  /// An error at subscription.
  ///
  ///     out  #
  public static func error(_ error: any Error) -> Single<Element> {
    Single(raw: Observable<Element>.error(error))
  }

  /// No event, ever.
  ///
  ///     out  -------
  public static func never() -> Single<Element> {
    Single(raw: Observable<Element>.never())
  }
}
