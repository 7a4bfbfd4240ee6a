/// A type that receives the events of a sequence.
public protocol ObserverType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
  /// Receives `next(element)`: the same as `on(.next(element))`, without making an event.
  func onNext(_ element: Element)
  /// Receives `error(error)`.
  func onError(_ error: any Error)
  /// Receives `completed`.
  func onCompleted()
}

extension ObserverType {
  /// Sends `next(element)`.
  public func onNext(_ element: Element) { on(.next(element)) }
  /// Sends `error(error)`.
  public func onError(_ error: any Error) { on(.error(error)) }
  /// Sends `completed`.
  public func onCompleted() { on(.completed) }

  /// Calls the method for an event. An observer that implements the other three methods implements `on` by this one.
  package func dispatch(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// The observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Returns an observer that transforms each element and passes the result to this one; a thrown error is sent
  /// instead.
  public func mapObserver<Input>(_ transform: @escaping (Input) throws -> Element) -> AnyObserver<Input> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
