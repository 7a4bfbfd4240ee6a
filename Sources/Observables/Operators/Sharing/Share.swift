/// The lifetime of the elements that `share(replay:scope:)` keeps.
public enum SubjectLifetimeScope {
  /// As long as there are observers and the source has not ended. The next observer subscribes to the source again.
  case whileConnected
  /// Always: also without observers, and after the end, which is replayed too.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all observers; later observers first receive the last elements.
  ///
  ///     in      -a-b-c-|     share(replay: 1)
  ///     first   -a-b-c-|
  ///     second  ----bc-|     subscribed after b
  ///
  /// The first observer subscribes to the source, and the subscription is disposed after the last observer has gone.
  /// With `whileConnected`, the stored elements are dropped then. At the end of the source they are dropped before the
  /// observers receive that end, so an observer that subscribes again begins a new subscription to the source. With
  /// `forever`, the elements stay, and after the end they and the end are replayed.
  ///
  /// With `whileConnected` and at most one stored element, the observers receive the end before the source is disposed;
  /// otherwise afterwards.
  /// - Parameters:
  ///   - replay: The number of elements that later observers receive; 0 for none.
  ///   - scope: How long elements are stored.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, 0): multicastKeepingSource { PublishSubject() }.refCount()
    case (.whileConnected, 1): multicastKeepingSource { ReplaySubject.create(bufferSize: 1) }.refCount()
    case (.whileConnected, _): multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    case (.forever, 0): multicast(PublishSubject()).refCount()
    case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}
