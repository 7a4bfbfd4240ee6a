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
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().bind(each: relays) { $0.accept($1) }
  }

  /// Calls closures that receive an object, which is held weakly; once it is gone, they are not called any more.
  /// - Parameters:
  ///   - onNext: Receives the object and each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or on disposal.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls closures.
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or on disposal.
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Keeps the sequence going for its side effects.
  public func emit() -> any Disposable {
    emit(onNext: nil, onCompleted: nil, onDisposed: nil)
  }
}
