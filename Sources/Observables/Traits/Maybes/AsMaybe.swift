extension ObservableType {
  /// Waits for the end and sends the only element then, or completes if there is none.
  ///
  ///     in   -a---|
  ///     out  -----[a|]
  ///
  /// A second element is the error `RxError.moreThanOneElement` at once.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: asObservable().lift { OnlyAtEnd($0, isElementDue: false) })
  }
}
