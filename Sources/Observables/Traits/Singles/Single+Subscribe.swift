extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a closure to the outcome; it is called at most once.
  /// - Returns: The subscription; disposing it before the outcome means that nothing is called.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
  }

  /// Subscribes closures to the kinds of outcomes; at most one of the first two is called.
  ///
  /// An error without `onFailure` goes to `Hooks.defaultErrorHandler`. A source that completes without an element, as after
  /// `retry(0)`, is a failure with `RxError.noElements`.
  /// - Parameters:
  ///   - onSuccess: Receives the element.
  ///   - onFailure: Receives the error.
  ///   - onDisposed: Called once, after the outcome or on disposal.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    Subscription.make(
      OutcomeSink(onSuccess: onSuccess, onError: onFailure, onDisposed: onDisposed, isElementDue: true),
      to: primitiveSequence.source)
  }

  /// Subscribes closures that receive an object, which is held weakly; once it is gone, they are not called any more.
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
