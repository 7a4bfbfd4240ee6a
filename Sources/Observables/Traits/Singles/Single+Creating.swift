extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives the outcome of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Returns a single whose outcome a closure sends; the closure is called for each subscription.
  ///
  ///     out  --[a|]
  ///
  /// The first outcome counts, later ones are ignored. The closure's disposable is disposed after the outcome or on
  /// disposal.
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

  /// Sends the element synchronously at subscription.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: Observable<Element>.just(element))
  }

  /// Sends the element in an action of the scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: Observable<Element>.just(element, scheduler: scheduler))
  }

  /// Returns a single that fails at subscription.
  ///
  ///     out  #
  public static func error(_ error: any Error) -> Single<Element> {
    Single(raw: Observable<Element>.error(error))
  }

  /// Returns a single that never sends an event.
  ///
  ///     out  -------
  public static func never() -> Single<Element> {
    Single(raw: Observable<Element>.never())
  }
}
