extension ObservableConvertibleType {
  /// The sequence as a shared one that sends an element in place of an error and completes.
  ///
  ///     in   -a-#
  ///     out  -a-[z|]         onErrorJustReturn: z
  /// - Parameter sharingStrategy: How and where it is shared.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The sequence as a shared one that goes on with another one after an error.
  ///
  ///     in     -a-#
  ///     other     --b-|
  ///     out    -a---b-|      onErrorDriveWith: other
  /// - Parameter sharingStrategy: How and where it is shared.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// The sequence as a shared one that goes on with what a closure makes of the error.
  ///
  ///     in     -a-#
  ///     other     --b-|
  ///     out    -a---b-|      onErrorRecover: { _ in other }
  /// - Parameter sharingStrategy: How and where it is shared.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(
      asObservable().observe(on: Strategy.scheduler).catch { onErrorRecover($0).asObservable() })
  }
}
