/// An observable that sends the elements which it accepts, and never ends.
public protocol RelayType<Element>: ObservableType {
  /// Sends an element to all observers.
  func accept(_ element: Element)
}

extension RelayType {
  /// Returns the relay as an infallible sequence, because relays never end.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
