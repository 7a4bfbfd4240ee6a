/// A type whose values can be turned into observables.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements.
  associatedtype Element
  /// The value as an observable.
  func asObservable() -> Observable<Element>
}

/// A push-style sequence of any type. Operators are extensions of this protocol.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The sequence as an `Observable`, with the grammar of events enforced.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in self.subscribe(observer) }
  }
}
