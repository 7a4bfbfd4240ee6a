extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes a closure to the outcome; it is called at most once.
  /// - Returns: The subscription; disposing it before the outcome means that nothing is called.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes closures to the kinds of outcomes; at most one of the first three is called.
  ///
  /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
  /// - Parameters:
  ///   - onSuccess: Receives the element.
  ///   - onError: Receives the error.
  ///   - onCompleted: Called when the sequence ends without an element.
  ///   - onDisposed: Called once, after the outcome or on disposal.
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

  /// Subscribes closures that receive an object, which is held weakly; once it is gone, they are not called any more.
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
