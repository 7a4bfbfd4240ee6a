extension PublishRelay {
  /// The relay as an infallible sequence: relays never end.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// The relay as an infallible sequence: relays never end.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// The relay as an infallible sequence: relays never end.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
