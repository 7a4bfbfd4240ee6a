extension ObservableType where Element == Never {
  /// Returns the sequence as a completable.
  ///
  ///     in   ---|
  ///     out  ---|
  public func asCompletable() -> Completable {
    Completable(raw: asObservable())
  }
}
