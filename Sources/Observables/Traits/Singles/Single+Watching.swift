extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures for the outcome that passes through.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  ///
  /// `onSuccess` and `onError` are called before the outcome is sent on, the `after` closures afterwards. An error that
  /// is thrown before the outcome is sent replaces it.
  /// - Parameters:
  ///   - onSubscribe: A closure that is called before the subscription to the source.
  ///   - onSubscribed: A closure that is called after the subscription to the source.
  ///   - onDispose: A closure that is called once, after the end or on disposal.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
