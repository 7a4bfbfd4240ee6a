extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures for the outcome that passes through.
  ///
  ///     in   -|
  ///     out  -|
  ///
  /// `onError` and `onCompleted` are called before the outcome is sent on, the `after` closures afterwards. An error
  /// that is thrown before the outcome is sent replaces it.
  /// - Parameters:
  ///   - onSubscribe: A closure that is called before the subscription to the source.
  ///   - onSubscribed: A closure that is called after the subscription to the source.
  ///   - onDispose: A closure that is called once, after the end or on disposal.
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
