extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes a closure to the outcome; the closure is called at most once.
  /// - Returns: The subscription; if it is disposed before the outcome, the closure is not called.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
  }

  /// Subscribes one closure to each kind of outcome; at most one of the first two closures is called.
  ///
  /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
  /// - Parameters:
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onError: A closure that receives the error.
  ///   - onDisposed: A closure that is called once, after the outcome or on disposal.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    Subscription.make(
      OutcomeSink(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed), to: primitiveSequence.source)
  }

  /// Subscribes closures that also receive an object, which is held weakly.
  ///
  /// The closures are not called any more once the object is gone.
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
