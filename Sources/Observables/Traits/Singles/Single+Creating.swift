extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives the outcome of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Returns a single whose outcome a closure sends; the closure is called for each subscription.
  ///
  ///     out  --[a|]
  ///
  /// The first outcome counts, from any thread, later ones are ignored. The closure's disposable is disposed after the
  /// outcome or on disposal.
  public static func create(
    subscribe: @escaping (@escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: OutcomeSource { outcome in
        subscribe { event in
          switch event {
          case .success(let element): outcome.finish(with: element)
          case .failure(let error): outcome.fail(error)
          }
        }
      })
  }
}
