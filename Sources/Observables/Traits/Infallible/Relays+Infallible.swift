extension PublishRelay {
  /// Returns the relay as an infallible sequence, because relays never end.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// Returns the relay as an infallible sequence, because relays never end.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// Returns the relay as an infallible sequence, because relays never end.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
