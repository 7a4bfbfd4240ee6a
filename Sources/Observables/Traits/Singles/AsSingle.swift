extension ObservableType {
  /// Waits for the end, then sends the only element.
  ///
  ///     in   -a---|
  ///     out  -----[a|]
  ///
  /// If a second element comes, the single fails at once with `RxError.moreThanOneElement`. If the source completes
  /// without an element, the single fails with `RxError.noElements`.
  public func asSingle() -> Single<Element> {
    Single(raw: asObservable().lift { OnlyAtEnd($0, isElementDue: true) })
  }
}
