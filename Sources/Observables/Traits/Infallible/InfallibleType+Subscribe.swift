extension InfallibleType {
  /// Subscribes a closure to all events.
  /// - Returns: The subscription; disposing it ends the delivery.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }

  /// Subscribes closures to the kinds of events.
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the completion or on disposal.
  /// - Returns: The subscription; disposing it ends the delivery.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that receive an object, which is held weakly; once it is gone, they are not called any more.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
