extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Receives the outcome of a completable.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable whose outcome a closure sends, anew for each subscription.
  ///
  ///     out  --|
  ///
  /// The first outcome counts, later ones are ignored. The returned disposable is disposed after the outcome or on disposal.
  public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
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

  /// An error at subscription.
  ///
  ///     out  #
  public static func error(_ error: any Error) -> Completable {
    Completable(raw: Observable<Never>.error(error))
  }

  /// No event, ever.
  ///
  ///     out  -------
  public static func never() -> Completable {
    Completable(raw: Observable<Never>.never())
  }

  /// Completed at subscription.
  ///
  ///     out  |
  public static func empty() -> Completable {
    Completable(raw: Observable<Never>.empty())
  }
}
