extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends all events to observers. To be called on the main thread, so that the element that is replayed at once comes
  /// there too; another thread traps. So do all other forms.
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

  /// Hands the sequence to a function and returns what that makes of it: `items.drive(table.rows)`.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(drivable())
  }

  /// Hands the sequence to a function that wants another argument: `items.drive(table.rows, curriedArgument: cell)`.
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    with(drivable())(curriedArgument)
  }

  /// Calls closures that receive an object, which is held weakly; once it is gone, they are not called any more.
  /// - Parameters:
  ///   - onNext: Receives the object and each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or on disposal.
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    drivable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls closures.
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or on disposal.
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    drivable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Keeps the sequence going for its side effects.
  public func drive() -> any Disposable {
    drive(onNext: nil, onCompleted: nil, onDisposed: nil)
  }

  private func drivable() -> Observable<Element> {
    MainThread.require(
      "A driver drives on the main thread: the element that is replayed at once has to come there too.")
    return asObservable()
  }
}
