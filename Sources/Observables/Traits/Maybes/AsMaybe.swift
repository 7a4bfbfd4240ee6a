extension ObservableType {
  /// Waits for the end, then sends the only element, or completes if there is none.
  ///
  ///     in   -a---|
  ///     out  -----[a|]
  ///
  /// If a second element comes, the maybe fails at once with `RxError.moreThanOneElement`.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: asObservable().lift { OnlyAtEnd($0, isElementDue: false) })
  }
}
