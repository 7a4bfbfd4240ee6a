extension ObservableType where Element == Never {
  /// The same sequence as a completable.
  ///
  ///     in   ---|
  ///     out  ---|
  public func asCompletable() -> Completable {
    Completable(raw: asObservable())
  }
}
