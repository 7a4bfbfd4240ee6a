extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends all events to observers.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().feed(observers)
  }

  /// Sends all events to observers of optionals.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { Optional($0) }.feed(observers)
  }

  /// Sends each element to relays.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Calls closures that also receive an object, which is held weakly.
  ///
  /// The closures are not called any more once the object is gone.
  /// - Parameters:
  ///   - onNext: A closure that receives the object and each element.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the end or on disposal.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls one closure for each kind of event.
  /// - Parameters:
  ///   - onNext: A closure that receives each element.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the end or on disposal.
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes to the sequence for its side effects.
  public func emit() -> any Disposable {
    emit(onNext: nil, onCompleted: nil, onDisposed: nil)
  }
}
