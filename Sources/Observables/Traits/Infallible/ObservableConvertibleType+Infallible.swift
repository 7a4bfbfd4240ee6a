extension ObservableConvertibleType {
  /// Returns an infallible sequence that sends an element in place of an error and completes.
  ///
  ///     in   -a-b-#
  ///     out  -a-b-[x|]       asInfallible(onErrorJustReturn: "x")
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Returns an infallible sequence that continues with another one at the instant of an error.
  ///
  ///     in   -a-b-#
  ///     out  -a-b-x-|        asInfallible(onErrorFallbackTo: cold("x-|"))
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// Returns an infallible sequence that continues, at the instant of an error, with the sequence that a closure
  /// returns for it.
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
  /// Turns each element into an infallible sequence and sends the elements of the latest sequence only.
  ///
  ///     in   -a-b-------|
  ///     out  -a-b--b----|      flatMapLatest { letter in two of it, 30 ms apart }
  ///
  /// The previous inner sequence is disposed before the next one is subscribed to. The result completes when the source
  /// and the latest inner sequence have completed. An error of the source or the selector also completes the result and
  /// goes to `Hooks.defaultErrorHandler`. Where an `Observable` is expected, the compiler chooses the form that sends
  /// the error.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let latest: Observable<Source.Element> = flatMapLatest { try selector($0).asObservable() }
    return Infallible(latest.unfailing)
  }
}
