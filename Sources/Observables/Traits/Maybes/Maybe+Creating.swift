extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Receives the outcome of a maybe.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe whose outcome a closure sends, anew for each subscription.
  ///
  ///     out  --[a|]
  ///
  /// The first outcome counts, later ones are ignored. The returned disposable is disposed after the outcome or on disposal.
  public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
    Maybe(
      raw: OutcomeSource { outcome in
        subscribe { event in
          switch event {
          case .success(let element): outcome.succeed(element)
          case .error(let error): outcome.fail(error)
          case .completed: outcome.finish()
          }
        }
      })
  }

  /// The element, synchronously at subscription.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: Observable<Element>.just(element))
  }

  /// The element, as a piece of work of the scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: Observable<Element>.just(element, scheduler: scheduler))
  }

  /// An error at subscription.
  ///
  ///     out  #
  public static func error(_ error: any Error) -> Maybe<Element> {
    Maybe(raw: Observable<Element>.error(error))
  }

  /// No event, ever.
  ///
  ///     out  -------
  public static func never() -> Maybe<Element> {
    Maybe(raw: Observable<Element>.never())
  }

  /// No element, completed at subscription.
  ///
  ///     out  |
  public static func empty() -> Maybe<Element> {
    Maybe(raw: Observable<Element>.empty())
  }
}
