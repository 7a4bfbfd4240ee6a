extension InfallibleType {
  /// Shares one subscription to the source among all observers; later observers first receive the last elements.
  ///
  ///     in      -a-b-c-|     share(replay: 1)
  ///     first   -a-b-c-|
  ///     second  ----bc-|     subscribed after b
  ///
  /// The first observer subscribes to the source, and the subscription is disposed after the last observer has gone.
  /// - Parameters:
  ///   - replay: The number of elements that later observers receive; 0 for none.
  ///   - scope: How long elements are stored.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
