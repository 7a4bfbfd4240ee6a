extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A closure that receives the outcome of a completable.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Returns a completable whose outcome a closure sends; the closure is called for each subscription.
  ///
  ///     out  --|
  ///
  /// The first outcome counts, from any thread, later ones are ignored. The closure's disposable is disposed after the
  /// outcome or on disposal.
  public static func create(
    subscribe: @escaping (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    Completable(
      raw: OutcomeSource { outcome in
        subscribe { event in
          switch event {
          case .error(let error): outcome.fail(error)
          case .completed: outcome.finish()
          }
        }
      })
  }

  /// Returns a completable that completes at subscription.
  ///
  ///     out  |
  public static func empty() -> Completable {
    Completable(raw: Observable<Never>.empty())
  }
}
