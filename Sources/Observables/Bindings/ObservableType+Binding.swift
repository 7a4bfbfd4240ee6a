extension ObservableType {
  /// Sends all events to observers, each event to one observer after another.
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

  /// Passes the sequence to a function and returns the function's result: `items.bind(to: table.rows)`.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes the sequence and another argument to a function: `items.bind(to: table.rows, curriedArgument: cell)`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure with each element.
  ///
  /// Completion is ignored. An error is a programming error and traps in debug builds.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { bindingFailed($0, at: "closure") })
  }

  /// Calls a closure with an object, which is held weakly, and each element.
  ///
  /// The closure is not called any more once the object is gone. Completion is ignored. An error is a programming error
  /// and traps in debug builds.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind { [weak object] element in if let object { onNext(object, element) } }
  }
}

extension Observable {
  /// Subscribes several observers with one subscription.
  func feed<Observer: ObserverType>(_ observers: [Observer]) -> any Disposable where Observer.Element == Element {
    if observers.count == 1 { return subscribe(observers[0]) }
    return subscribe(Broadcast(observers))
  }
}

/// Several observers as one observer.
private struct Broadcast<Observer: ObserverType>: ObserverType {
  private let observers: [Observer]

  init(_ observers: [Observer]) { self.observers = observers }

  func on(_ event: Event<Observer.Element>) { for observer in observers { observer.on(event) } }
  func onNext(_ element: Observer.Element) { for observer in observers { observer.onNext(element) } }
  func onError(_ error: any Error) { for observer in observers { observer.onError(error) } }
  func onCompleted() { for observer in observers { observer.onCompleted() } }
}
