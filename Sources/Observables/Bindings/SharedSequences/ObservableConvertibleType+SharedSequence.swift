extension ObservableConvertibleType {
  /// Returns a shared sequence that sends an element in place of an error and completes.
  ///
  ///     in   -a-#
  ///     out  -a-[z|]         onErrorJustReturn: z
  /// - Parameter sharingStrategy: The strategy by which the sequence is shared.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Returns a shared sequence that continues with another one after an error.
  ///
  ///     in     -a-#
  ///     other     --b-|
  ///     out    -a---b-|      onErrorDriveWith: other
  /// - Parameter sharingStrategy: The strategy by which the sequence is shared.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// Returns a shared sequence that continues, after an error, with the sequence that a closure returns for it.
  ///
  ///     in     -a-#
  ///     other     --b-|
  ///     out    -a---b-|      onErrorRecover: { _ in other }
  /// - Parameter sharingStrategy: The strategy by which the sequence is shared.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(
      asObservable().observe(on: Strategy.scheduler).catch { onErrorRecover($0).asObservable() })
  }
}
