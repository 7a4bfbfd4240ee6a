extension ObservableType {
  /// Shares one subscription to the source among the observers once connected.
  ///
  ///     in       -a-b-c-|
  ///     connect  --x
  ///     out      ---b-c-|
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }
}
