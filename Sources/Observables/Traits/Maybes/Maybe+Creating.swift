extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A closure that receives the outcome of a maybe.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Returns a maybe whose outcome a closure sends; the closure is called for each subscription.
  ///
  ///     out  --[a|]
  ///
  /// The first outcome counts, from any thread, later ones are ignored. The closure's disposable is disposed after the
  /// outcome or on disposal.
  public static func create(
    subscribe: @escaping (@escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: OutcomeSource { outcome in
        subscribe { event in
          switch event {
          case .success(let element): outcome.finish(with: element)
          case .error(let error): outcome.fail(error)
          case .completed: outcome.finish()
          }
        }
      })
  }

  /// Returns a maybe that completes at subscription, without an element.
  ///
  ///     out  |
  public static func empty() -> Maybe<Element> {
    Maybe(raw: Observable<Element>.empty())
  }
}
