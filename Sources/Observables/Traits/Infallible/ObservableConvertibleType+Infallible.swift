extension ObservableConvertibleType {
  /// The sequence with an element in place of the error, followed by completion.
  ///
  ///     in   -a-b-#
  ///     out  -a-b-[x|]       asInfallible(onErrorJustReturn: "x")
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The sequence, continued with another at the instant of the error.
  ///
  ///     in   -a-b-#
  ///     out  -a-b-x-|        asInfallible(onErrorFallbackTo: cold("x-|"))
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// The sequence, continued with the one that a closure makes of the error, at the instant of the error.
  ///
  ///     in   -a-b-#
  ///     out  -a-b-x-|        asInfallible { error in cold("x-|") }
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}

extension ObservableType {
  /// Turns each element into an infallible sequence and sends the elements of the latest one only.
  ///
  ///     in   -a-b-------|
  ///     out  -a-b--b----|      flatMapLatest { letter in two of it, 30 ms apart }
  ///
  /// The inner sequence before is disposed when the next one is made. It completes when the source and the latest inner
  /// sequence have. An error of the source or of the selector completes it too and goes to `Hooks.defaultErrorHandler`;
  /// where an `Observable` is expected, the form that sends the error is called instead.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let latest: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
    return Infallible(latest.unfailing)
  }
}
