extension ObservableType {
  /// Shares one subscription to the source once connected; a later observer first receives the last `bufferSize`
  /// elements.
  ///
  ///     in     -a-b-c-|      replay(1), connected at the start
  ///     late   ----bc-|      subscribed after b
  ///
  /// The stored elements are dropped when the source ends or the connection is disposed.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Shares one subscription to the source once connected; a later observer first receives all elements so far.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}
