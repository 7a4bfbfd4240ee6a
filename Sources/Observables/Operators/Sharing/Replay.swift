extension ObservableType {
  /// Shares the source among the observers once connected; a late one first gets the last `bufferSize` elements.
  ///
  ///     in     -a-b-c-|      replay(1), connected at the start
  ///     late   ----bc-|      subscribed after b
  ///
  /// When the source ends or the connection is disposed, the elements kept are dropped.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Shares the source among the observers once connected; a late one first gets all elements so far.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}
