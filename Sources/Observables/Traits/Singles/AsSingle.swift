extension ObservableType {
  /// Waits for the end and sends the only element then.
  ///
  ///     in   -a---|
  ///     out  -----[a|]
  ///
  /// A second element is the error `RxError.moreThanOneElement` at once, none is `RxError.noElements` at the end.
  public func asSingle() -> Single<Element> {
    Single(raw: asObservable().lift { OnlyAtEnd($0, isElementDue: true) })
  }
}
