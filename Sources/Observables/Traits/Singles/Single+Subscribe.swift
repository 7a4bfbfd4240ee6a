extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a closure to the outcome; the closure is called at most once.
  /// - Returns: The subscription; if it is disposed before the outcome, the closure is not called.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
  }

  /// Subscribes one closure to each kind of outcome; at most one of the first two closures is called.
  ///
  /// An error without `onFailure` goes to `Hooks.defaultErrorHandler`. If the source completes without an element, as
  /// after `retry(0)`, the outcome is the error `RxError.noElements`.
  /// - Parameters:
  ///   - onSuccess: A closure that receives the element.
  ///   - onFailure: A closure that receives the error.
  ///   - onDisposed: A closure that is called once, after the outcome or on disposal.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    Subscription.make(
      OutcomeSink(onSuccess: onSuccess, onError: onFailure, onDisposed: onDisposed, isElementDue: true),
      to: primitiveSequence.source)
  }

  /// Subscribes closures that also receive an object, which is held weakly.
  ///
  /// The closures are not called any more once the object is gone.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess.map { onSuccess in { [weak object] in if let object { onSuccess(object, $0) } } },
      onFailure: onFailure.map { onFailure in { [weak object] in if let object { onFailure(object, $0) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } }
    )
  }
}
