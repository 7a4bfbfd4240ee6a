extension InfallibleType {
  /// Shares one subscription of the source among all observers; late ones first get the last elements.
  ///
  ///     in      -a-b-c-|     share(replay: 1)
  ///     first   -a-b-c-|
  ///     second  ----bc-|     subscribed after b
  ///
  /// The source is subscribed with the first observer and disposed when the last has gone.
  /// - Parameters:
  ///   - replay: How many elements late observers get; 0 for none.
  ///   - scope: How long elements are kept.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
