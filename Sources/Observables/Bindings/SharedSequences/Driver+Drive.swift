extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends all events to observers.
  ///
  /// Call every form of `drive` on the main thread, because the last element is replayed at once. Another thread traps.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    drivable().feed(observers)
  }

  /// Sends all events to observers of optionals.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    drivable().map { Optional($0) }.feed(observers)
  }

  /// Sends each element to relays.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drivable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drivable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    drivable().bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    drivable().bind(each: relays) { $0.accept($1) }
  }

  /// Passes the sequence to a function and returns the function's result: `items.drive(table.rows)`.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(drivable())
  }

  /// Passes the sequence and another argument to a function: `items.drive(table.rows, curriedArgument: cell)`.
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    with(drivable())(curriedArgument)
  }

  /// Calls closures that also receive an object, which is held weakly.
  ///
  /// The closures are not called any more once the object is gone.
  /// - Parameters:
  ///   - onNext: A closure that receives the object and each element.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the end or on disposal.
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    drivable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls one closure for each kind of event.
  /// - Parameters:
  ///   - onNext: A closure that receives each element.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the end or on disposal.
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    drivable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes to the sequence for its side effects.
  public func drive() -> any Disposable {
    drive(onNext: nil, onCompleted: nil, onDisposed: nil)
  }

  private func drivable() -> Observable<Element> {
    MainThread.require(
      "drive must be called on the main thread, because the driver replays its last element at once.")
    return asObservable()
  }
}
