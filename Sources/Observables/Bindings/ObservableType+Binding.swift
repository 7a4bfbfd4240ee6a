extension ObservableType {
  /// Sends all events to observers, each event to one after another.
  ///
  ///     in      -a-b-|
  ///     first   -a-b-|
  ///     second  -a-b-|
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().feed(observers)
  }

  /// Sends all events to observers of optionals.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { Optional($0) }.feed(observers)
  }

  /// Hands the sequence to a function and returns what that makes of it: `items.bind(to: table.rows)`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the sequence to a function that wants another argument: `items.bind(to: table.rows, curriedArgument: cell)`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure with each element; completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { bindingFailed($0, at: "closure") })
  }

  /// Calls a closure with an object, which is held weakly, and each element; once the object is gone, it is not called any more.
  ///
  /// Completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind { [weak object] element in if let object { onNext(object, element) } }
  }
}

extension Observable {
  /// Subscribes observers by one subscription.
  func feed<Observer: ObserverType>(_ observers: [Observer]) -> any Disposable where Observer.Element == Element {
    if observers.count == 1 { return subscribe(observers[0]) }
    return subscribe(Broadcast(observers))
  }
}

/// Several observers as one.
private struct Broadcast<Observer: ObserverType>: ObserverType {
  private let observers: [Observer]

  init(_ observers: [Observer]) { self.observers = observers }

  func on(_ event: Event<Observer.Element>) { for observer in observers { observer.on(event) } }
  func onNext(_ element: Observer.Element) { for observer in observers { observer.onNext(element) } }
  func onError(_ error: any Error) { for observer in observers { observer.onError(error) } }
  func onCompleted() { for observer in observers { observer.onCompleted() } }
}
