extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes a closure to the outcome; the closure is called at most once.
  /// - Returns: The subscription; if it is disposed before the outcome, the closure is not called.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes one closure to each kind of outcome; at most one of the first three closures is called.
  ///
  /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
  /// - Parameters:
  ///   - onSuccess: A closure that receives the element.
  ///   - onError: A closure that receives the error.
  ///   - onCompleted: A closure that is called when the sequence completes without an element.
  ///   - onDisposed: A closure that is called once, after the outcome or on disposal.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    Subscription.make(
      OutcomeSink(onSuccess: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed),
      to: primitiveSequence.source)
  }

  /// Subscribes closures that also receive an object, which is held weakly.
  ///
  /// The closures are not called any more once the object is gone.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess.map { onSuccess in { [weak object] in if let object { onSuccess(object, $0) } } },
      onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } }
    )
  }
}
