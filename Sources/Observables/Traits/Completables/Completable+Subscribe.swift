extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes a closure to the outcome; it is called at most once.
  /// - Returns: The subscription; disposing it before the outcome means that nothing is called.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
  }

  /// Subscribes closures to the kinds of outcomes; at most one of the first two is called.
  ///
  /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
  /// - Parameters:
  ///   - onCompleted: Called when the sequence completes.
  ///   - onError: Receives the error.
  ///   - onDisposed: Called once, after the outcome or on disposal.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    Subscription.make(
      OutcomeSink(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed), to: primitiveSequence.source)
  }

  /// Subscribes closures that receive an object, which is held weakly; once it is gone, they are not called any more.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } }
    )
  }
}
