extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures on the way of the outcome.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  ///
  /// `onSuccess` and `onError` are called before the outcome is sent on, the `after` ones afterwards. A thrown error
  /// replaces the outcome.
  /// - Parameters:
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or on disposal.
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
