extension ObservableType {
  /// Sends each element to relays.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    map { Optional($0) }.bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    map { Optional($0) }.bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(each: relays) { $0.accept($1) }
  }

  /// Sends each element to relays of optionals.
  ///
  /// Ignores completion. An error is a programming error and traps in debug builds.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    map { Optional($0) }.bind(each: relays) { $0.accept($1) }
  }

  /// Passes each element to `accept`, once for each relay.
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
