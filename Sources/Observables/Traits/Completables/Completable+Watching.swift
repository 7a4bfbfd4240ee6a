extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures on the way of the outcome.
  ///
  ///     in   -|
  ///     out  -|
  ///
  /// `onError` and `onCompleted` are called before the outcome is sent on, the `after` ones afterwards. A thrown error
  /// replaces the outcome.
  /// - Parameters:
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or on disposal.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
