extension ObservableType {
  /// Sends each element to relays; completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals; completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    map { Optional($0) }.bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays; completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals; completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    map { Optional($0) }.bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays; completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals; completion is ignored, an error is a programmer's error and traps in debug builds.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    map { Optional($0) }.bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of one kind.
  func bind<Relay>(each relays: [Relay], accept: @escaping (Relay, Element) -> Void) -> any Disposable {
    subscribe(
      onNext: { element in
        for relay in relays { accept(relay, element) }
      },
      onError: { error in
        assertionFailure("Binding error to relay: \(error)")
        Hooks.defaultErrorHandler([], error)
      })
  }
}
