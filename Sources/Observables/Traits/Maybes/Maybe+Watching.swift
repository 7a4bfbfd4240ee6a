extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures on the way of the outcome.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  ///
  /// `onNext`, `onError` and `onCompleted` are called before the event is sent on, the `after` ones afterwards. A thrown
  /// error replaces the outcome. After an element `onCompleted` and `afterCompleted` are called too.
  /// - Parameters:
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or on disposal.
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
