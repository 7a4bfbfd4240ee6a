extension InfallibleType {
  /// Sends each element and the completion to observers.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe(
      onNext: { element in for observer in observers { observer.onNext(element) } },
      onCompleted: { for observer in observers { observer.onCompleted() } })
  }

  /// Sends each element and the completion to observers of optionals.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe(
      onNext: { element in for observer in observers { observer.onNext(element) } },
      onCompleted: { for observer in observers { observer.onCompleted() } })
  }

  /// Passes the sequence to a function that subscribes to it.
  /// - Returns: The result of the function.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Passes the sequence, then an argument, to a curried function that subscribes to it.
  /// - Returns: The result of the function.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls a closure with each element; completion is ignored.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

  /// Calls a closure with an object, which is held weakly, and each element, until the object is gone.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Sends each element to relays; completion is ignored.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to relays of optionals; completion is ignored.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
