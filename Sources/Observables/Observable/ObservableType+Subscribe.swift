extension ObservableType {
  /// Subscribes a closure to all events.
  /// - Returns: The subscription; disposing it ends the delivery.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(AnyObserver(eventHandler: on))
  }

  /// Subscribes one closure to each kind of event.
  ///
  /// An error without `onError` goes to `Hooks.defaultErrorHandler`.
  /// - Parameters:
  ///   - onNext: A closure that receives each element.
  ///   - onError: A closure that receives the error that ends the sequence.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the end or on disposal.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let sink = SubscriberSink(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    return Subscription.make(sink, to: asObservable())
  }

  /// Subscribes closures that also receive an object, which is held weakly.
  ///
  /// The closures are not called any more once the object is gone.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: onNext.map { onNext in { [weak object] element in if let object { onNext(object, element) } } },
      onError: onError.map { onError in { [weak object] error in if let object { onError(object, error) } } },
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } }
    )
  }
}
