extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures for the outcome that passes through.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  ///
  /// `onNext`, `onError` and `onCompleted` are called before the event is sent on, the `after` closures afterwards. An
  /// error that is thrown before the outcome is sent replaces it. After an element, `onCompleted` and `afterCompleted`
  /// are called too.
  /// - Parameters:
  ///   - onSubscribe: A closure that is called before the subscription to the source.
  ///   - onSubscribed: A closure that is called after the subscription to the source.
  ///   - onDispose: A closure that is called once, after the end or on disposal.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
