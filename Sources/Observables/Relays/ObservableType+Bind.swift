extension ObservableType {
  /// Sends each element to relays.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    map { Optional($0) }.bind(each: relays) { $0.accept($1) }
  }

  /// Passes each element to `accept`, once for each relay.
  func bind<Relay>(each relays: [Relay], accept: @escaping (Relay, Element) -> Void) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { accept(relay, element) }
      },
      onError: { bindingFailed($0, at: "relay") })
  }
}
