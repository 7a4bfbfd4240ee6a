extension ObservableType {
  /// The former name of `share(replay:scope:)` with the scope `forever`.
  @available(*, deprecated, message: "use share(replay:scope:) with the scope forever")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// The former name of `share(replay: 1)`.
  @available(*, deprecated, message: "use share(replay: 1)")
  public func shareReplayLatestWhileConnected() -> Observable<Element> {
    share(replay: 1)
  }
}
