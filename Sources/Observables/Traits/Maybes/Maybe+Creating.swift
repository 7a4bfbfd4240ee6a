extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A closure that receives the outcome of a maybe.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Returns a maybe whose outcome a closure sends; the closure is called for each subscription.
  ///
  ///     out  --[a|]
  ///
  /// The first outcome counts, later ones are ignored. The closure's disposable is disposed after the outcome or on
  /// disposal.
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

  /// Sends the element synchronously at subscription.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: Observable<Element>.just(element))
  }

  /// Sends the element in an action of the scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: Observable<Element>.just(element, scheduler: scheduler))
  }

  /// Returns a maybe that fails at subscription.
  ///
  ///     out  #
  public static func error(_ error: any Error) -> Maybe<Element> {
    Maybe(raw: Observable<Element>.error(error))
  }

  /// Returns a maybe that never sends an event.
  ///
  ///     out  -------
  public static func never() -> Maybe<Element> {
    Maybe(raw: Observable<Element>.never())
  }

  /// Returns a maybe that completes at subscription, without an element.
  ///
  ///     out  |
  public static func empty() -> Maybe<Element> {
    Maybe(raw: Observable<Element>.empty())
  }
}
